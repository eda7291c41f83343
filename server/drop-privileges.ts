import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { handOver, handOverBackups } from '#db/data-folder.ts'
import { closedParent, type Account } from '#db/embedded/account.ts'

const READ = [
  'app',
  'build/client',
  'build/server',
  'cli',
  'content/pictures',
  'db',
  'node_modules',
  'scripts',
]

type Folders = {
  dataFolder: string
  projectFolder: string
  backupFolder?: string | undefined
  onlyLooks?: boolean
}

/** Drops root for good, in all threads and children; open ports stay. Answers the reason of a failure. */
export function dropPrivileges(account: Account, folders: Folders): string | undefined {
  if (account.uid === undefined) return 'there is no account to run as.'
  const dataFolder = realPath(resolve(folders.dataFolder))
  const needed = READ.map((name) => join(folders.projectFolder, name))
  const closed =
    closedParent(dirname(dataFolder), account) ??
    needed.map((path) => closedTo(path, account)).find((path) => path !== undefined)
  if (closed !== undefined) {
    return `the account that it would run as may not enter ${closed}. Put the site where everyone may enter, such as /srv.`
  }
  if (!folders.onlyLooks) {
    handOver(dataFolder, account)
    if (folders.backupFolder !== undefined) handOverBackups(folders.backupFolder, account)
  }
  setIds(account)
  return undefined
}

/** Behind a link the path may be closed, as below systemd's /var/lib/private. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

function setIds({ uid, gid }: Account): void {
  if (uid === undefined || gid === undefined) return
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

function closedTo(path: string, account: Account): string | undefined {
  const closed = closedParent(path, account)
  if (closed !== undefined) return closed
  const stats = statSync(path, { throwIfNoEntry: false })
  const isReadable = !stats || stats.uid === account.uid || (stats.mode & 0o004) !== 0
  return isReadable ? undefined : path
}
