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
/** Where Linux says what an open file is called by now. */
const OPENED = '/proc/self/fd'

/**
 * Opens a file of the data folder for writing, and makes it; throws (ELOOP) where a link stands in its place. The
 * folder belongs to the account that the site runs as: whoever has that must not have root write elsewhere.
 */
export function openOwn(path: string, how: 'anew' | 'on'): number {
  return openSync(
    path,
    O_WRONLY | O_CREAT | O_NOFOLLOW | (how === 'anew' ? O_TRUNC : O_APPEND),
    0o600,
  )
}

/** Writes a file of the data folder that nobody else reads, and gives it to the account; never through a link. */
export function writeOwn(path: string, text: string, account: Account): void {
  const file = openOwn(path, 'anew')
  try {
    writeFileSync(file, text)
    fchmodSync(file, 0o600)
    pass(file, account)
  } finally {
    closeSync(file)
  }
}

/**
 * Gives a file or folder to the account; never what a link leads to, nor what has a second name, which may be
 * another program's file. What is at `path` is held open meanwhile: where `isWithin`, only what is called just that
 * on the way from `/` changes hands, so that a folder that is exchanged for a link halfway leads nowhere.
 */
export function give(path: string, account: Account, isWithin = false): void {
  if (account.uid === undefined) return
  let file: number
  try {
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch {
    // A link, a socket, or gone by now.
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
