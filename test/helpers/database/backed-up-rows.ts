import { expect } from 'vitest'

import { within } from '#test/helpers/site/within.ts'

/** Of each table whose rows are to come back from a backup, what they are ordered by. */
const TABLES = {
  leads: 't.id',
  lead_changes: 't.id',
  visits: 't.id',
  staff_users: 't.id',
  staff_accounts: 't.id',
  audit_log: 't.id',
  project_versions: 't.id',
  project_publications: 't.id',
  fact_changes: 't.publication_id, t.fact, t.part',
  project_schedules: 't.id',
  project_links: 't.token_hash',
  page_versions: 't.id',
  page_publications: 't.id',
  page_schedules: 't.id',
  page_links: 't.token_hash',
}
/** Of these nothing is added while enquiries come. */
const UNCHANGED = ['lead_changes', 'visits', 'staff_users', 'project_publications']
/** Nor of these, which would be no proof where they were empty. */
const CATALOGUE = [
  'fact_changes',
  'project_schedules',
  'project_links',
  'page_versions',
  'page_schedules',
  'page_links',
]

export type Rows = ReadonlyMap<string, string[]>

/** All that is to come back: rows of every table as text, but for the moment a number of a transaction is of. */
export async function rowsOf(url: string): Promise<Rows> {
  return within(url, async (client) => {
    const all = new Map<string, string[]>()
    for (const [table, order] of Object.entries(TABLES)) {
      const { rows } = await client.query<{ text: string }>(
        `select (to_jsonb(t) - 'changed_in' - 'seen_at')::text as text from ${table} as t order by ${order}`,
      )
      all.set(
        table,
        rows.map(({ text }) => text),
      )
    }
    return all
  })
}

/** Has the newest version of a project and one of a page's words wait for their hour, and be looked at by someone without an account. */
export async function addScheduled(url: string): Promise<void> {
  await within(url, (client) =>
    client.query(`
      insert into project_schedules (version_id, publish_at)
        select max(id), now() + interval '1 year' from project_versions;
      insert into project_links (token_hash, version_id, expires_at)
        select 'of-no-link', max(id), now() + interval '1 day' from project_versions;
      insert into page_versions (page, content) values ('faq', '{}');
      insert into page_schedules (version_id, publish_at)
        select max(id), now() + interval '1 year' from page_versions;
      insert into page_links (token_hash, version_id, expires_at)
        select 'of-no-link', max(id), now() + interval '1 day' from page_versions`),
  )
}

/** Expects that rows of a backup which was made while enquiries came are those that were there, none between left out. */
export function expectRestored(before: Rows, after: Rows): void {
  const leads = after.get('leads') ?? []
  expect(leads.length).toBeGreaterThan(500)
  for (const [table, rows] of after)
    expect(rows, table).toEqual(before.get(table)?.slice(0, rows.length))
  for (const table of [...UNCHANGED, ...CATALOGUE])
    expect(after.get(table)?.length, table).toBe(before.get(table)?.length)
  for (const table of CATALOGUE) expect(after.get(table)?.length, table).toBeGreaterThan(0)
}
