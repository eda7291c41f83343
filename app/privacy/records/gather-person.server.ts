import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { whoseLeads, type Who, type WhoseLeads } from './leads-of-person.server.ts'

export type PersonData = WhoseLeads & { tables: Record<string, unknown[]> }

/** `leads`, duplicate links, alerts, and every table with a foreign key to `leads`, so that later tables count too. */
export async function gatherPerson(db: Executor, who: Who): Promise<PersonData> {
  const whose = await whoseLeads(db, who)
  const { phones, leadIds, isAlone } = whose
  const tables: Record<string, unknown[]> = {}
  const ids = sql`any(${leadIds}::bigint[])`
  tables['leads'] = await rowsOf(db, 'leads', sql`id = ${ids}`)
  for (const { name, column } of await tablesOfLeads(db)) {
    const found = await rowsOf(db, name, sql`${sql.ref(column)} = ${ids}`)
    if (found.length > 0) tables[name] = [...(tables[name] ?? []), ...found]
  }
  const links = isAlone
    ? []
    : await rowsOf(
        db,
        'duplicate_links',
        sql`phone = any(${phones}::text[]) or other_phone = any(${phones}::text[])`,
      )
  if (links.length > 0) tables['duplicate_links'] = links
  const alerts = await rowsOf(db, 'visitor_alerts', alertsOf(who, phones))
  if (alerts.length > 0) tables['visitor_alerts'] = alerts
  return { ...whose, tables }
}

/** Alerts of the phones. By email only the address itself proves whose an alert is: anyone can enquire with another's. */
function alertsOf(who: Who, phones: readonly string[]) {
  if ('onlyLeads' in who || ('until' in who && who.only)) return sql`false`
  const until = 'until' in who ? who.until : null
  return sql`phone = any(${phones}::text[]) and (${until}::timestamptz is null or created_at <= ${until})`
}

async function rowsOf(
  db: Executor,
  table: string,
  which: ReturnType<typeof sql>,
): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(held) as row from ${sql.table(table)} as held where ${which}`.execute(db)
  return rows.map(({ row }) => row)
}

async function tablesOfLeads(db: Executor): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select relname as name, attname as column
    from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'leads'::regclass and cardinality(conkey) = 1
    order by relname, attname`.execute(db)
  return rows
}
