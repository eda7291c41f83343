import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { requireEnterable, type Account } from './account.ts'
import { give } from './no-link.ts'

/** A Unix socket's whole path fits 103 bytes on macOS and 107 on Linux; its name takes 14. */
const LONGEST_SOCKET_FOLDER = 85

/** Beside the data, or elsewhere where that path is too long for a socket. */
export function socketFolderFor(dataFolder: string): string {
  const near = join(dataFolder, 'socket')
  if (Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER) return near
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  return join(tmpdir(), `northlight-${name}`)
}

/** Makes the folder for nobody but the account. Throws where it is somebody else's. */
export function makeSocketFolder(socketFolder: string, account: Account): void {
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(socketFolder)
  const { uid } = stats
  const me = process.getuid?.()
  // In a folder for everybody's files somebody else may have made it first, to be asked in our place.
  if (!stats.isDirectory() || (uid !== me && uid !== account.uid)) {
    throw new Error(`${socketFolder} belongs to another user. Remove it and start again.`)
  }
  give(socketFolder, account)
  requireEnterable(socketFolder, account, 'its socket')
}

/** Removes a socket folder that was made elsewhere because the data folder's path is too long. */
export function removeSpareSocketFolder(dataFolder: string, socketFolder: string): void {
  if (socketFolder !== join(dataFolder, 'socket'))
    rmSync(socketFolder, { recursive: true, force: true })
}
