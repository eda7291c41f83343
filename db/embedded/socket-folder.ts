import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { requireEnterable, type Account } from './account.ts'
import { changeOwner } from './no-link.ts'

/** A socket's path fits 103 bytes on macOS and 107 on Linux; its name takes 14. */
const LONGEST_SOCKET_FOLDER = 85

export function socketFolderFor(dataFolder: string): string {
  const near = join(dataFolder, 'socket')
  if (Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER) return near
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  return join(tmpdir(), `northlight-${name}`)
}

export function makeSocketFolder(socketFolder: string, account: Account): void {
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(socketFolder)
  const { uid } = stats
  const me = process.getuid?.()
  // In a shared temporary folder another account may have created it first, to impersonate PostgreSQL.
  if (!stats.isDirectory() || (uid !== me && uid !== account.uid)) {
    throw new Error(`${socketFolder} belongs to another user. Remove it and start again.`)
  }
  changeOwner(socketFolder, account)
  requireEnterable(socketFolder, account, 'its socket')
}

export function removeSpareSocketFolder(dataFolder: string, socketFolder: string): void {
  if (socketFolder !== join(dataFolder, 'socket'))
    rmSync(socketFolder, { recursive: true, force: true })
}
