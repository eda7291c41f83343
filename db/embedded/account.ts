import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'

export type Account = { uid: number; gid: number } | Record<string, never>

const NAME = 'northlight'
const MAKERS = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME],
  ['adduser', '-S', '-D', '-H', NAME],
] as const

/** PostgreSQL refuses root, so root creates an account of its own, apart from `postgres`; an existing cluster keeps its owner. */
export function accountFor(clusterFolder: string): Account {
  const owner = statOf(clusterFolder)
  const me = process.getuid?.()
  if (me !== 0) {
    if (owner && me !== undefined && owner.uid !== me) {
      throw new Error(
        `${clusterFolder} belongs to the user with the id ${owner.uid}. Start as that user (or as root), ` +
          'or give this start a DATA_DIR of its own.',
      )
    }
    return {}
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const found = findAccount()
  if (found) return found
  for (const [command, ...args] of MAKERS) {
    try {
      execFileSync(command, args, { stdio: 'ignore' })
    } catch {
      continue
    }
    const made = findAccount()
    if (made) return made
  }
  throw new Error(
    `PostgreSQL does not run as root, and no user "${NAME}" could be made for it. ` +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Throws, naming the folder, when the account may not enter `folder` or one above it. */
export function requireEnterable(folder: string, account: Account, what: string): void {
  if (account.uid === undefined) return
  const closed = closedParent(folder, account)
  if (!closed) return
  throw new Error(
    `PostgreSQL does not run as root, and the account it runs as may not enter ${closed}, which holds ${what}. ` +
      'Start with DATA_DIR=/var/lib/northlight (or another folder that everyone may enter), ' +
      'or start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

export function closedParent(folder: string, account: Account): string | undefined {
  if (account.uid === undefined) return undefined
  const parent = dirname(folder)
  const above = parent === folder ? undefined : closedParent(parent, account)
  if (above) return above
  const stats = statOf(folder)
  return stats && !mayEnter(stats, account) ? folder : undefined
}

export function openForPassing(folder: string, account: Account): void {
  if (account.uid === undefined) return
  const stats = statSync(folder)
  if (stats.uid === 0 && !mayEnter(stats, account)) chmodSync(folder, stats.mode | 0o011)
}

function mayEnter(stats: Stats, account: Account): boolean {
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}

function findAccount(): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${NAME}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
