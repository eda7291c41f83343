import { execFile, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { Account } from './account.ts'
import { readLock } from './lock.ts'
import { give, openOwn, writeOwn } from './no-link.ts'
import { makeSocketFolder } from './socket-folder.ts'

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
  /** Beside those that every cluster of ours has. */
  settings: Record<string, string>
}

/** Administers the cluster; nothing but the start of the site and the keeper connects as it. */
export const SUPERUSER = 'northlight'
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

/** Of which major version of PostgreSQL a cluster is; nothing where there is none. */
export function clusterMajor(folder: string): number | undefined {
  const file = join(folder, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Makes the cluster when it is missing; two starts at once end with one cluster. */
export async function createCluster(cluster: Cluster): Promise<void> {
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return
  const making = mkdtempSync(`${cluster.folder}-`)
  give(making, cluster.account)
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
  makeSocketFolder(cluster.socketFolder, cluster.account)
  writeAccess(cluster)
  const flags = Object.entries({
    ...SETTINGS,
    ...cluster.settings,
    unix_socket_directories: cluster.socketFolder,
  })
  const output = openLog(cluster)
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

/** Older clusters trust whoever connects by TCP, though none of them listens there. */
function writeAccess({ folder, account }: Cluster): void {
  writeOwn(join(folder, 'pg_hba.conf'), ACCESS, account)
}

function openLog({ log, account }: Cluster): number {
  const size = lstatSync(log, { throwIfNoEntry: false })?.size ?? 0
  const output = openOwn(log, size > MOST_LOG_BYTES ? 'anew' : 'on')
  give(log, account)
  return output
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
