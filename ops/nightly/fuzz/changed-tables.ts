import { z } from 'zod'

import { queryDatabase } from '#ops/nightly/load/database.ts'

/** Visitors and the site's own work write these; only the dashboard writes the others. */
const OF_VISITORS = new Set([
  'rate_limit_hits',
  'rotation_state',
  'csp_reports',
  'consents',
  'contact_intents',
  'deliveries',
  'report_counts',
  'report_refreshes',
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

/** A digest of each table of the dashboard, and of leads and visits up to `ids`. */
export type Seen = { tables: Map<string, string>; ids: { leads: string; visits: string } }

/** Digests what only staff may change; with `before`, for the same rows again. */
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

/** Rows without a user's action: the audit log has every refused sign-in, and unanswered leads escalate. */
const SYSTEM_ROWS = new Map([
  ['audit_log', "t::text like '%sign-in-refused%'"],
  ['lead_changes', 't.staff_id is null'],
])

function wholeOf(table: string): string {
  return `select t::text as line from "${table}" as t where not (${SYSTEM_ROWS.get(table) ?? 'false'})`
}

/** Leaves out what the site itself writes, such as search keys and owners. */
function leadsUpTo(id: string): string {
  return `select concat_ws('|', id, name, phone, email, message, status, follow_up_at) as line from leads where id <= ${id}`
}

export function changedTables(before: Seen, after: Seen): string[] {
  return [...before.tables].flatMap(([name, digest]) =>
    after.tables.get(name) === digest ? [] : [name],
  )
}
