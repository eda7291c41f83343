import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

import { rowCounter } from './count-rows.ts'
import { listTables, quoted } from './tables.ts'

/** Empties all tables and drops foreign keys, triggers and indexes for a fast load; answers the function that restores them. */
export async function bare(client: Client): Promise<() => Promise<void>> {
  const tables = (await listTables(client)).map(({ name }) => quoted(name))
  const keys = await client.query<{ tab: string; name: string; definition: string }>(
    `select conrelid::regclass::text as tab, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  const all = [
    ...keys.rows.map(({ tab, name }) => `alter table ${tab} drop constraint ${name}`),
    ...indexes.rows.map(({ name }) => `drop index ${name}`),
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    `truncate ${tables.join(', ')}`,
  ]
  for (const statement of all) await client.query(statement)
  return async () => {
    const back = [
      ...indexes.rows.map(({ definition }) => definition),
      ...keys.rows.map(
        ({ tab, name, definition }) => `alter table ${tab} add constraint ${name} ${definition}`,
      ),
      ...tables.map((table) => `alter table ${table} enable trigger user`),
    ]
    for (const statement of back) await client.query(statement)
  }
}

export async function loadRows(
  client: Client,
  table: string,
  columns: string[],
  rows: ReadableStream<Uint8Array>,
): Promise<void> {
  const statement = `copy ${quoted(table)} (${columns.join(', ')}) from stdin with (freeze)`
  await pipeline(Readable.fromWeb(rows), client.query(copyFrom(statement)))
}

export async function countStored(
  client: Client,
  select: string,
): Promise<{ rows: number; sha256: string }> {
  const counter = rowCounter()
  for await (const chunk of client.query(copyTo(`copy (${select}) to stdout`))) counter.add(chunk)
  return counter.result()
}
