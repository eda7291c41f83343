import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  openSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'

import type { Account } from './account.ts'

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_TRUNC, O_WRONLY } = constants
const OPENED = '/proc/self/fd'

/** Opens or creates a file; throws ELOOP for a link, because the folder's owner must not redirect root's writes. */
export function openOwn(path: string, mode: 'replace' | 'append'): number {
  return openSync(
    path,
    O_WRONLY | O_CREAT | O_NOFOLLOW | (mode === 'replace' ? O_TRUNC : O_APPEND),
    0o600,
  )
}

export function writeOwn(path: string, text: string, account: Account): void {
  const file = openOwn(path, 'replace')
  try {
    writeFileSync(file, text)
    fchmodSync(file, 0o600)
    pass(file, account)
  } finally {
    closeSync(file)
  }
}

/** Changes the owner, never through a symbolic or hard link; `isWithin` rechecks the path of the open file, against a swapped folder. */
export function changeOwner(path: string, account: Account, isWithin = false): void {
  if (account.uid === undefined) return
  let file: number
  try {
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch {
    return
  }
  try {
    if (!isWithin || !existsSync(OPENED) || readlinkSync(`${OPENED}/${file}`) === path)
      pass(file, account)
  } finally {
    closeSync(file)
  }
}

function pass(file: number, { uid, gid }: Account): void {
  const stats = fstatSync(file)
  if (uid === undefined || stats.uid === uid || (stats.isFile() && stats.nlink > 1)) return
  fchownSync(file, uid, gid)
}
