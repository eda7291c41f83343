import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { z } from 'zod'

import type { Executor } from '#db/client.server.ts'

import { withCurrentNames } from './earlier-names.ts'

const row = z.record(z.string(), z.unknown())
type Row = z.infer<typeof row>

export const sealedRows = z.object({ tables: z.record(z.string(), z.array(row)) })
type SealedRows = z.infer<typeof sealedRows>['tables']

/** Outdated, or of a table that earlier versions had. */
const NOT_RESTORED: ReadonlySet<string> = new Set([
  'report_progress',
  'lead_readers',
  'push_outbox',
])

/** Keeps ids; drops the hour or lead of an agent who is busy or suspended. Throws if a table is gone. */
export async function restoreRows(trx: Executor, tables: SealedRows): Promise<void> {
  const { leads = [], ...others } = withCurrentNames(tables)
  // The same enquiry may come again with its key.
  const keyed = leads.map((one) => ({ ...one, idempotency_key: `restored:${randomUUID()}` }))
  await insertRows(trx, 'leads', await withoutSuspended(trx, 'owner_id', keyed))
  const ids = leads.map(({ id }) => String(id))
  // Open dashboards have removed these leads.
  await sql`delete from deleted_leads where lead_id = any(${ids}::bigint[])`.execute(trx)
  for (const [table, rows] of Object.entries(others)) {
    if (NOT_RESTORED.has(table)) continue
    await insertRows(trx, table, await changed(trx, table, rows))
  }
}

async function changed(trx: Executor, table: string, rows: Row[]): Promise<Row[]> {
  if (table === 'visits') return withFreeAgents(trx, await withoutSuspended(trx, 'agent_id', rows))
  // Its job is gone: unsent deliveries get another.
  if (table === 'deliveries')
    return rows.map((one) => (one['sent_at'] === null ? { ...one, job_id: null } : one))
  return rows
}

/** Skips generated columns and those that notify dashboards. */
async function insertRows(trx: Executor, table: string, rows: Row[]): Promise<void> {
  const remaining = await withReferences(trx, table, rows)
  if (remaining.length === 0) return
  const known = new Set(remaining.flatMap((one) => Object.keys(one)))
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and atttypid <> 'xid8'::regtype`.execute(trx)
  const names = columns.map(({ name }) => name).filter((name) => known.has(name))
  const list = sql.join(names.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(remaining)}::jsonb)`.execute(
    trx,
  )
}

type Reference = { column: string; foreign: string; key: string; isNeeded: boolean }

/** Nulls references to deleted rows, or drops the row where the column is required. */
async function withReferences(trx: Executor, table: string, rows: Row[]): Promise<Row[]> {
  const { rows: references } = await sql<Reference>`
    select own.attname as column, theirs.relname as foreign, other.attname as key,
      own.attnotnull as "isNeeded"
    from pg_constraint
      join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_class as theirs on theirs.oid = confrelid
      join pg_attribute as other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and cardinality(conkey) = 1
      and conrelid = ${`public.${table}`}::regclass`.execute(trx)
  let remaining = rows
  for (const { column, foreign, key, isNeeded } of references) {
    const targets = remaining.flatMap((one) => textOf(one[column]) ?? [])
    const { rows: found } = await sql<{ key: string }>`
      select ${sql.ref(key)}::text as key from ${sql.table(foreign)}
      where ${sql.ref(key)}::text = any(${[...new Set(targets)]}::text[])`.execute(trx)
    const there = new Set(found.map((one) => one.key))
    remaining = remaining.flatMap((one) => {
      const points = textOf(one[column])
      if (points === undefined || there.has(points)) return [one]
      return isNeeded ? [] : [{ ...one, [column]: null }]
    })
  }
  return remaining
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

async function withoutSuspended(trx: Executor, column: string, rows: Row[]): Promise<Row[]> {
  const { rows: found } = await sql<{ id: string }>`
    select user_id as id from staff_suspensions where restored_at is null`.execute(trx)
  const suspended = new Set(found.map(({ id }) => id))
  return rows.map((one) =>
    suspended.has(textOf(one[column]) ?? '') ? { ...one, [column]: null } : one,
  )
}

async function withFreeAgents(trx: Executor, visits: Row[]): Promise<Row[]> {
  const { rows } = await sql<{ id: string }>`
    select back.id from jsonb_populate_recordset(null::visits, ${JSON.stringify(visits)}::jsonb) as back
      join visits on visits.agent_id = back.agent_id
        and tstzrange(visits.starts_at, visits.ends_at) && tstzrange(back.starts_at, back.ends_at)
    where visits.status in ('asked', 'confirmed') and back.status in ('asked', 'confirmed')`.execute(
    trx,
  )
  const busy = new Set(rows.map(({ id }) => id))
  return visits.map((one) => (busy.has(String(one['id'])) ? { ...one, agent_id: null } : one))
}
