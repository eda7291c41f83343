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
import { changeOwner, openOwn, writeOwn } from './no-link.ts'
import { makeSocketFolder } from './socket-folder.ts'

export type Cluster = {
  dataFolder: string
  folder: string
  account: Account
  binaries: string
  log: string
  socketFolder: string
  settings: Record<string, string>
}

/** Administers the cluster; only startup and the keeper connect as it. */
export const SUPERUSER = 'northlight'
const MAX_LOG_BYTES = 5_000_000

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
  // Limits the write-ahead log during a flood of enquiries.
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Details and statements in errors contain visitor input, which the log must not.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** The socket's folder (mode 0700) admits its owner only, who may use any role. */
const ACCESS = '# Written at each start.\nlocal all all trust\n'

export function clusterUrl(socketFolder: string, database: string, role = SUPERUSER): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

export function clusterMajor(folder: string): number | undefined {
  const file = join(folder, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

export async function createCluster(cluster: Cluster): Promise<void> {
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return
  const making = mkdtempSync(`${cluster.folder}-`)
  changeOwner(making, cluster.account)
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
      // In its own session, so that Ctrl+C reaches this process first, which stops it in order.
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  child.unref()
  const ended = { reason: '' }
  child.once('error', (error) => (ended.reason = error.message))
  child.once('exit', (code) => (ended.reason ||= `it ended with code ${code ?? 'unknown'}`))
  while (readLock(cluster.folder)?.pid !== child.pid) {
    if (ended.reason) {
      // Another process won the race for this folder; the caller handles it.
      if (readLock(cluster.folder)) return
      const log = readFileSync(cluster.log, 'utf8').slice(from).trim()
      throw new Error(`PostgreSQL did not start (${ended.reason}).\n${log}`)
    }
    await sleep(10)
  }
}

/** Older clusters trust TCP connections, although none listens. */
function writeAccess({ folder, account }: Cluster): void {
  writeOwn(join(folder, 'pg_hba.conf'), ACCESS, account)
}

function openLog({ log, account }: Cluster): number {
  const size = lstatSync(log, { throwIfNoEntry: false })?.size ?? 0
  const output = openOwn(log, size > MAX_LOG_BYTES ? 'replace' : 'append')
  changeOwner(log, account)
  return output
}

/** Independent of the shell: messages in English, no locale. */
function environment(): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', LANG: 'C' }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stderr = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : ''
  return stderr === '' ? error.message : stderr
}
