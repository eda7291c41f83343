import type { Client } from 'pg'

/** Without generated columns; transaction ids become null, or the lowest where one is required. */
export type Table = { name: string; columns: string[]; select: string }

/** Equal rows give equal text on every server. */
const SAME_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local client_encoding = 'UTF8'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0;
  set local synchronize_seqscans = off; set local max_parallel_workers_per_gather = 0;
  set local search_path = public`

export async function useCanonicalText(client: Client): Promise<void> {
  await client.query(SAME_TEXT)
}

export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; parts: string[] }>(
    `select relname as name,
       array_agg(quote_ident(attname) order by attnum)::text[] as columns,
       array_agg(case when atttypid <> 'xid8'::regtype then quote_ident(attname)
         when attnotnull then '''0''::xid8' else 'null::xid8' end order by attnum)::text[] as parts
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname collate "C"`,
  )
  return rows.map(({ name, columns, parts }) => ({
    name,
    columns,
    select: `select ${parts.join(', ')} from ${quoted(name)}`,
  }))
}

export async function listSequences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  )
  return rows.map(({ name }) => name)
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
