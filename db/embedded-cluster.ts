import { execFile, spawn } from 'node:child_process'
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
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { requireEnterable, type Account } from './embedded-account.ts'
import { readLock } from './embedded-lock.ts'

/** One PostgreSQL cluster and how it is run. */
export type Cluster = {
  dataFolder: string
  /** PGDATA. */
  folder: string
  account: Account
  binaries: string
  log: string
}

const USER = 'northlight'
/** A Unix socket's whole path fits 103 bytes on macOS and 107 on Linux; its name takes 14. */
const LONGEST_SOCKET_FOLDER = 85
const MOST_LOG_BYTES = 5_000_000

const INITDB = [
  `--username=${USER}`,
  // Only the account that owns the socket's folder (mode 0700) reaches the server at all.
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
  '--builtin-locale=C.UTF-8',
]

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Details and statements of errors hold what visitors typed; the log must not.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** The address of a database behind a socket folder. */
export function clusterUrl(socketFolder: string, database: string): string {
  return `postgresql://${USER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
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
  const socketFolder = socketFolderFor(cluster)
  const flags = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder })
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

function socketFolderFor(cluster: Cluster): string {
  const near = join(cluster.dataFolder, 'socket')
  const isShort = Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER
  const folder = isShort ? near : mkdtempSync(join(tmpdir(), 'northlight-'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  own(folder, cluster.account)
  requireEnterable(folder, cluster.account, 'its socket')
  return folder
}

/** Removes a socket folder that was made elsewhere because the data folder's path is too long. */
export function removeSpareSocketFolder(cluster: Cluster, folder: string): void {
  if (folder !== join(cluster.dataFolder, 'socket'))
    rmSync(folder, { recursive: true, force: true })
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
