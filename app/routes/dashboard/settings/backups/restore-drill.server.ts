import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'

import { sql } from 'kysely'
import { Client } from 'pg'

import { config, directUrl } from '#app/config/config.server.ts'
import type { Executor } from '#db/client.server.ts'

const MAX_MINUTES = 60
/** A process has it while its drill runs, and loses it with its connection. Any other number works, too. */
export const DRILL_LOCK = 7_310_091
const MAX_RESULT = 500

export type DrillStart = 'started' | 'busy' | 'no-key' | 'no-place'

export type Drill = { startedAt: Date; isRunning: boolean; isGood: boolean; result: string }

/** Whether only the owner's private key opens the backups; a passphrase is on the server. */
export function needsKey(): boolean {
  return config.BACKUP_KEY !== undefined
}

/** The private key in a file as age-keygen writes it; '' where it has none. */
export function privateKeyIn(text: string): string {
  return /^AGE-SECRET-KEY-1[A-Z\d]+$/m.exec(text.replaceAll('\r', ''))?.[0] ?? ''
}

/** Restores the newest backup into a database of its own, in a child process that ends within an hour; the key goes to that child alone. */
export async function startDrill(
  db: Executor,
  { key, staffId }: { key: string; staffId: string },
): Promise<DrillStart> {
  if (config.BACKUP_TO === undefined) return 'no-place'
  if (needsKey() && key === '') return 'no-key'
  const lock = await takeLock()
  if (!lock) return 'busy'
  await endLost(db, true)
  const { id } = await db
    .insertInto('restore_drills')
    .values({ staff_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(async (error: unknown) => {
      await lock.end()
      throw error
    })
  void runCheck(key).then(async (ended) => {
    await endDrill(db, id, ended)
    await lock.end()
  })
  return 'started'
}

/** Of this process until the connection ends; undefined while any process has it. */
async function takeLock(): Promise<Client | undefined> {
  const client = new Client({ connectionString: directUrl() })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [DRILL_LOCK],
  )
  if (rows[0]?.taken === true) return client
  await client.end()
  return undefined
}

export async function lastDrill(db: Executor): Promise<Drill | undefined> {
  await endLost(db)
  const row = await db
    .selectFrom('restore_drills')
    .select(['started_at', 'ended_at', 'is_good', 'result'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    startedAt: row.started_at,
    isRunning: row.ended_at === null,
    isGood: row.is_good ?? false,
    result: row.result ?? '',
  }
}

type Ended = { isGood: boolean; result: string }

/** What `bin/northlight backup restore --check` says last. */
async function runCheck(key: string): Promise<Ended> {
  const child = spawn(process.execPath, [resolve('cli/backup/restore.ts'), '--check'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: MAX_MINUTES * 60_000,
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out = (output.out + String(chunk)).slice(-4000)))
  child.stderr.on('data', (chunk) => (output.err = (output.err + String(chunk)).slice(-4000)))
  // A child that ends at once reads no key.
  child.stdin.on('error', () => {})
  child.stdin.end(`${key}\n`)
  return new Promise((done) => {
    child.once('spawn', () => lowerPriority(child.pid))
    child.once('error', ({ message }) => done({ isGood: false, result: message }))
    child.once('close', (code) =>
      done({
        isGood: code === 0,
        result: code === 0 ? countsIn(output.out) : lastLine(output.err),
      }),
    )
  })
}

function lowerPriority(pid: number | undefined): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
}

/** The command also names the owners in the backup, who need not be in a second place. */
function countsIn(text: string): string {
  return /\b\d+ rows in \d+ tables and \d+ files?/.exec(text)?.[0] ?? ''
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(0, MAX_RESULT) ?? ''
}

async function endDrill(db: Executor, id: string, { isGood, result }: Ended): Promise<void> {
  await db
    .updateTable('restore_drills')
    .set({ ended_at: new Date(), is_good: isGood, result })
    .where('id', '=', id)
    .execute()
    .catch(() => {})
}

/** A drill whose process is gone has lost its lock. */
async function endLost(db: Executor, isOwn = false): Promise<void> {
  await sql`update restore_drills set ended_at = now(), is_good = false, result = ''
    where ended_at is null and (${isOwn} or not exists (select from pg_locks
      where locktype = 'advisory' and objid = ${DRILL_LOCK} and classid = 0
        and database = (select oid from pg_database where datname = current_database())))`.execute(
    db,
  )
}
