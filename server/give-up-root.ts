import { chownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { closedParent, type Account } from '#db/embedded/account.ts'

/** What the site writes in its data folder; PostgreSQL's own files belong to the account already. */
const WRITTEN = ['brochures', 'cache', 'database-url', 'media', 'postgres.log', 'session-secret']
/** What it reads while it runs. */
const READ = [
  'app',
  'build/client',
  'build/server',
  'content/pictures',
  'db',
  'node_modules',
  'scripts',
]

/** `backupFolder` is where it puts backups, if that is a folder. */
type Folders = { dataFolder: string; projectFolder: string; backupFolder?: string | undefined }

/**
 * Turns this process, which root started, into one of an ordinary account: for good, its threads and
 * children included. What it has opened, such as its port, stays open. Answers why when that cannot be.
 */
export function giveUpRoot(account: Account, folders: Folders): string | undefined {
  const { uid, gid } = account
  if (uid === undefined || gid === undefined) return 'there is no account to run as.'
  const dataFolder = resolve(folders.dataFolder)
  const needed = READ.map((name) => join(folders.projectFolder, name))
  const closed =
    closedParent(dirname(dataFolder), account) ??
    needed.map((path) => closedTo(path, account)).find((path) => path !== undefined)
  if (closed !== undefined) {
    return `the account that it would run as may not enter ${closed}. Put the site where everyone may enter, such as /srv.`
  }
  mkdirSync(dataFolder, { recursive: true })
  for (const path of [dataFolder, ...WRITTEN.flatMap((name) => below(join(dataFolder, name)))]) {
    chownSync(path, uid, gid)
  }
  if (folders.backupFolder !== undefined) {
    mkdirSync(folders.backupFolder, { recursive: true, mode: 0o700 })
    chownSync(folders.backupFolder, uid, gid)
  }
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
  return undefined
}

function closedTo(path: string, account: Account): string | undefined {
  const closed = closedParent(path, account)
  if (closed !== undefined) return closed
  const stats = statSync(path, { throwIfNoEntry: false })
  const isReadable = !stats || stats.uid === account.uid || (stats.mode & 0o004) !== 0
  return isReadable ? undefined : path
}

/** A path and all that lies below it, but for links, which may lead anywhere. */
function below(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isSymbolicLink()) return []
  if (!stats.isDirectory()) return [path]
  return [path, ...readdirSync(path).flatMap((name) => below(join(path, name)))]
}
