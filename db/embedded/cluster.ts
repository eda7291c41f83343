import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { requireEnterable, type Account } from './account.ts'
import { readLock } from './lock.ts'

/** One PostgreSQL cluster and how it is run. */
export type Cluster = {
  dataFolder: string
  /** PGDATA. */
  folder: string
  account: Account
  binaries: string
  log: string
  /** Where its socket is; the same for as long as this process lives, so that its address is. */
  socketFolder: string
}

/** Administers the cluster; nothing but the start of the site and the keeper connects as it. */
export const SUPERUSER = 'northlight'
/** A Unix socket's whole path fits 103 bytes on macOS and 107 on Linux; its name takes 14. */
const LONGEST_SOCKET_FOLDER = 85
const MOST_LOG_BYTES = 5_000_000

const INITDB = [
  `--username=${SUPERUSER}`,
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
  '--builtin-locale=C.UTF-8',
]

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  // A flood of enquiries must not turn into a gigabyte of log between two checkpoints.
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Details and statements of errors hold what visitors typed; the log must not.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Whoever reaches the socket may name a role; only the account that owns its folder (mode 0700) does. */
const ACCESS = '# Written at each start.\nlocal all all trust\n'

/** The address of a database behind a socket folder. */
export function clusterUrl(socketFolder: string, database: string, role = SUPERUSER): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

/** Makes the cluster when it is missing; two starts at once end with one cluster. */
export async function createCluster(cluster: Cluster): Promise<void> {
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return
  const making = mkdtempSync(`${cluster.folder}-`)
  own(making, cluster.account)
  try {
    await promisify(execFile)(join(cluster.binaries, 'initdb'), [...INITDB, `--pgdata=${making}`], {
      ...cluster.account,
      cwd: making,
      env: environment(),
    })
    renameSync(making, cluster.folder)
  } catch (error) {
    if (existsSync(join(cluster.folder, 'PG_VERSION'))) return
    throw new Error(`PostgreSQL could not be set up in ${cluster.folder}: ${textOf(error)}`, {
      cause: error,
    })
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** Starts PostgreSQL and returns as soon as it has written its postmaster.pid or has given up. */
export async function launch(cluster: Cluster): Promise<void> {
  makeSocketFolder(cluster)
  writeAccess(cluster)
  const flags = Object.entries({ ...SETTINGS, unix_socket_directories: cluster.socketFolder })
  const output = openLog(cluster.log)
  const from = statSync(cluster.log).size
  const child = spawn(
    join(cluster.binaries, 'postgres'),
    ['-D', cluster.folder, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...cluster.account,
      cwd: cluster.folder,
      env: environment(),
      // Its own session, so that Ctrl+C in a terminal reaches us first and it is stopped in order.
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  child.unref()
  const ended = { said: '' }
  child.once('error', (error) => (ended.said = error.message))
  child.once('exit', (code) => (ended.said ||= `it ended with code ${code ?? 'unknown'}`))
  while (readLock(cluster.folder)?.pid !== child.pid) {
    if (ended.said) {
      // Another process won the race for the same folder; the caller looks at who it is.
      if (readLock(cluster.folder)) return
      const log = readFileSync(cluster.log, 'utf8').slice(from).trim()
      throw new Error(`PostgreSQL did not start (${ended.said}).\n${log}`)
    }
    await sleep(10)
  }
}

/** Beside the data, or elsewhere where that path is too long for a socket. */
export function socketFolderFor(dataFolder: string): string {
  const near = join(dataFolder, 'socket')
  if (Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER) return near
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  return join(tmpdir(), `northlight-${name}`)
}

function makeSocketFolder({ socketFolder, account }: Cluster): void {
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  const { uid } = statSync(socketFolder)
  const me = process.getuid?.()
  // In a folder for everybody's files somebody else may have made it first, to be asked in our place.
  if (uid !== me && uid !== account.uid) {
    throw new Error(`${socketFolder} belongs to another user. Remove it and start again.`)
  }
  own(socketFolder, account)
  requireEnterable(socketFolder, account, 'its socket')
}

/** Older clusters trust whoever connects by TCP, though none of them listens there. */
function writeAccess({ folder, account }: Cluster): void {
  const file = join(folder, 'pg_hba.conf')
  writeFileSync(file, ACCESS, { mode: 0o600 })
  own(file, account)
}

/** Removes a socket folder that was made elsewhere because the data folder's path is too long. */
export function removeSpareSocketFolder(cluster: Cluster): void {
  const { dataFolder, socketFolder } = cluster
  if (socketFolder !== join(dataFolder, 'socket'))
    rmSync(socketFolder, { recursive: true, force: true })
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return openSync(path, size > MOST_LOG_BYTES ? 'w' : 'a', 0o600)
}

function own(path: string, account: Account): void {
  if (account.uid !== undefined) chownSync(path, account.uid, account.gid)
}

/** The same whatever the shell, systemd or cron sets: messages in English, no locale. */
function environment(): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', LANG: 'C' }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const said = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : ''
  return said === '' ? error.message : said
}
