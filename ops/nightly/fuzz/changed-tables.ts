import { z } from 'zod'

import { queryDatabase } from '#ops/nightly/load/database.ts'

/**
 * What visitors write by sending enquiries, by pressing links and by being counted, and what the site's
 * own work makes of it. Every other table is the desk's alone.
 */
const OF_VISITORS = new Set([
  'rate_limit_hits',
  'rotation_state',
  'csp_reports',
  'consents',
  'contact_intents',
  'deliveries',
  'report_time_zone',
  'report_counts',
  'report_changes',
  'report_progress',
  'lead_assignments',
  'leads',
  'outbox',
  'privacy_events',
  'privacy_notices',
  'push_outbox',
  'sign_in_attempts',
  'escalations',
  'visits',
  'web_vitals',
])

const named = z.array(z.object({ name: z.string() }))
const digestRows = z.array(z.object({ digest: z.string().nullable() }))

/** A digest of each table that is the desk's alone, and of the leads and visits that were there up to `ids`. */
export type Seen = { tables: Map<string, string>; ids: { leads: string; visits: string } }

/** Looks at what nobody outside the desk may change; with `before` at the same rows again. */
export function snapshotDashboard(dataFolder: string, before?: Seen): Promise<Seen> {
  return queryDatabase(dataFolder, async (client) => {
    const digestOf = async (query: string) => {
      const text = `select md5(string_agg(line, e'\\n' order by line)) as digest from (${query})`
      return digestRows.parse((await client.query(text)).rows)[0]?.digest ?? ''
    }
    const greatest = async (table: string) =>
      z
        .array(z.object({ id: z.string() }))
        .parse(
          (await client.query(`select coalesce(max(id), 0)::text as id from ${table}`)).rows,
        )[0]?.id ?? '0'
    const ids = before?.ids ?? { leads: await greatest('leads'), visits: await greatest('visits') }
    const { rows } = await client.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const tables = new Map<string, string>()
    for (const { name } of named.parse(rows))
      if (!OF_VISITORS.has(name)) tables.set(name, await digestOf(wholeOf(name)))
    tables.set('leads', await digestOf(leadsUpTo(ids.leads)))
    tables.set(
      'visits',
      await digestOf(`select t::text as line from visits as t where id <= ${ids.visits}`),
    )
    return { tables, ids }
  })
}

/**
 * Rows that come without anyone of the desk: a refused sign-in is in the audit log, no matter who tried it,
 * and leads that no one has touched in time are passed on.
 */
const SYSTEM_ROWS = new Map([
  ['audit_log', "t::text like '%sign-in-refused%'"],
  ['lead_changes', 't.staff_id is null'],
])

function wholeOf(table: string): string {
  return `select t::text as line from "${table}" as t where not (${SYSTEM_ROWS.get(table) ?? 'false'})`
}

/** What the site itself notes on a lead, such as keys for its search and who has it, is not told. */
function leadsUpTo(id: string): string {
  return `select concat_ws('|', id, name, phone, email, message, status, follow_up_at) as line from leads where id <= ${id}`
}

/** The tables that are not what they were. */
export function changedTables(before: Seen, after: Seen): string[] {
  return [...before.tables].flatMap(([name, digest]) =>
    after.tables.get(name) === digest ? [] : [name],
  )
}
