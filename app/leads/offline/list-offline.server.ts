import { sql } from 'kysely'

import { abroadIn } from '#app/leads/follow-ups/abroad.server.ts'
import { readPart } from '#app/leads/list/lead-rows.server.ts'
import { loadDashboardLeads } from '#app/leads/list/lead-work.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { OfflineLead, OfflineNote } from './offline-lead.ts'

export const MAX_LEADS = 200
/** Of each lead. */
const MAX_NOTES = 5

/** The newest leads that `viewer` sees, with their last notes, for a device without a connection. */
export async function listOffline(db: Executor, viewer: Viewer): Promise<OfflineLead[]> {
  const { rows } = await readPart(db, { scope: { viewer, filter: {} }, limit: MAX_LEADS })
  const ids = rows.map(({ id }) => id)
  const [leads, notes, abroad] = await Promise.all([
    loadDashboardLeads(db, rows, viewer),
    listNotes(db, ids),
    listAbroad(db, ids),
  ])
  return leads.map(({ id, name, phone, location, page, message, work }) => ({
    id,
    name,
    phone,
    location,
    page,
    message,
    work,
    notes: notes.get(id) ?? [],
    abroad: abroad.get(id) ?? null,
  }))
}

async function listAbroad(db: Executor, leadIds: readonly string[]) {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'phone_country'])
    .where('id', 'in', [...leadIds, '0'])
    .execute()
  return new Map(rows.map(({ id, phone_country }) => [id, abroadIn(phone_country)]))
}

/** Newest first, without those that were undone. */
async function listNotes(
  db: Executor,
  leadIds: readonly string[],
): Promise<Map<string, OfflineNote[]>> {
  const { rows } = await sql<{ lead: string; text: string; by: string | null; at: Date }>`
    select lead.id as lead, note.new_value as text, staff_users.name as by, note.changed_at as at
    from unnest(${[...leadIds]}::bigint[]) as lead (id)
      cross join lateral (
        select new_value, staff_id, changed_at, id from lead_changes as note
        where lead_id = lead.id and kind = 'note' and new_value is not null and not exists (
          select from lead_changes as back
          where back.reverts = note.change_set_id and back.lead_id = note.lead_id)
        order by id desc limit ${MAX_NOTES}
      ) as note
      left join staff_users on staff_users.id = note.staff_id
    order by note.id desc`.execute(db)
  const notes = new Map<string, OfflineNote[]>()
  for (const { lead, text, by, at } of rows)
    notes.set(lead, [...(notes.get(lead) ?? []), { text, by, at: at.toISOString() }])
  return notes
}
