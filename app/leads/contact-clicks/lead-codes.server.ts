import { sql } from 'kysely'

import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { contactRow, type ContactRow } from './contact-row.ts'

/** `press` is null once the click is purged. */
export type LeadCode = {
  code: string
  changeSetId: string
  isTheirs: boolean
  press: ContactRow | undefined
}

/** References in the history that no one has undone. */
const written = sql`select lead_id, change_set_id, new_value as code, staff_id, id from lead_changes
  where kind = 'code' and new_value is not null and not exists (
    select from lead_changes as back where back.reverts = lead_changes.change_set_id and back.kind = 'code')`

export async function listLeadCodes(
  db: Executor,
  leadId: string,
  viewer: Viewer,
): Promise<LeadCode[]> {
  const { rows } = await sql<Written>`
    select distinct on (written.code) written.code, change_set_id as "changeSetId", staff_id,
      contact_intents.id, kind, page, campaign, created_at
    from (${written} and lead_id = ${leadId}) as written
      left join contact_intents on contact_intents.code = written.code
    order by written.code, written.id desc, created_at desc`.execute(db)
  return rows.map(({ code, changeSetId, staff_id, id, kind, page, campaign, created_at }) => ({
    code,
    changeSetId,
    isTheirs: viewer.role === 'owner' || staff_id === viewer.id,
    press:
      id === null || kind === null || page === null || created_at === null
        ? undefined
        : contactRow({ id, code, kind, page, campaign, created_at }),
  }))
}

type Written = {
  code: string
  changeSetId: string
  staff_id: string | null
  id: string | null
  kind: string | null
  page: string | null
  campaign: unknown
  created_at: Date | null
}

/** Leads by reference, as far as this agent sees them. */
export async function findLeadsOfCodes(
  db: Executor,
  codes: readonly string[],
  viewer: Viewer,
): Promise<Map<string, { id: string; name: string }[]>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ code: string; id: string; name: string }>`
    select distinct written.code, leads.id, leads.name
    from (${written} and new_value = any(${[...codes]}::text[])) as written
      join leads on leads.id = written.lead_id
    where leads.spam_reason is null and ${visibleTo(viewer)}
    order by leads.id desc`.execute(db)
  return Map.groupBy(rows, ({ code }) => code)
}
