import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { Taken } from './take-backup.ts'
import type { LastBackups } from './backup-due.ts'

type Made = Omit<Taken, 'removed'>
/** `made` passed the test restore. */
export type BackupTry = { beganAt: Date; place: string } & ({ made: Made } | { failure: string })

const MAX_FAILURE_LENGTH = 500

/** Any number works, as long as every process of the product uses the same one. */
export const BACKUP_LOCK = 7_310_024

/** Whether any process makes a backup right now. */
export async function isBackupRunning(db: Executor): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks
    where locktype = 'advisory' and objid = ${BACKUP_LOCK} and classid = 0
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}

export async function recordBackup(db: Executor, ended: BackupTry): Promise<void> {
  const { beganAt, place } = ended
  const outcome =
    'made' in ended
      ? {
          file: ended.made.file,
          bytes: ended.made.bytes,
          row_count: ended.made.rows,
          file_count: ended.made.files,
          sha256: ended.made.sha256,
          is_encrypted: ended.made.isEncrypted,
        }
      : { failure: ended.failure.slice(0, MAX_FAILURE_LENGTH) }
  await db
    .insertInto('backups')
    .values({ started_at: beganAt, destination: place, ...outcome })
    .execute()
}

export async function findLastBackups(db: Executor): Promise<LastBackups> {
  const [good, tried] = await Promise.all([
    findLastGood(db),
    db.selectFrom('backups').select('ended_at').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  return { good: good?.madeAt, attempted: tried?.ended_at }
}

export type GoodBackup = {
  madeAt: Date
  place: string
  file: string
  bytes: number
  isEncrypted: boolean
}

export async function findLastGood(db: Executor): Promise<GoodBackup | undefined> {
  const row = await db
    .selectFrom('backups')
    .select(['started_at', 'destination', 'file', 'bytes', 'is_encrypted'])
    .where('failure', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    madeAt: row.started_at,
    place: row.destination,
    file: row.file ?? '',
    bytes: Number(row.bytes),
    isEncrypted: row.is_encrypted ?? false,
  }
}

export async function findLastFailure(db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('backups')
    .select('failure')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.failure ?? undefined
}
