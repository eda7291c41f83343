import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

const BATCH = 500
const SHOWN = 50

/** Leads of an import that someone has worked on since, or that another delivery has added to. */
const isWorkedOn = sql`(first_contact_at is not null or status <> 'new'
  or exists (select from lead_changes where lead_id = leads.id and staff_id is not null)
  or exists (select from visits where visits.lead_id = leads.id)
  or exists (select from source_enquiries as added join source_deliveries on source_deliveries.id = delivery_id
    where added.lead_id = leads.id and source_deliveries.import_id is distinct from leads.import_id))`

/** Deletes some leads of an import, with the keys of their rows, so that the file can be imported again; returns how many. */
export async function revertLeads(trx: Executor, importId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id::text from leads
    where import_id = ${importId} and not ${isWorkedOn}
    order by id limit ${BATCH} for update`.execute(trx)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await sql`delete from source_keys using source_enquiries as gone
    where gone.lead_id = any(${ids}::bigint[])
      and source_keys.source_id = gone.source_id and source_keys.key = gone.key`.execute(trx)
  await sql`delete from leads where id = any(${ids}::bigint[])`.execute(trx)
  return ids.length
}

export type ImportedLeads = { count: number; leads: { id: string; name: string }[] }

/** The leads of an import that are there; after a revert, those that it left. */
export async function findImportedLeads(db: Executor, importId: string): Promise<ImportedLeads> {
  const { rows } = await sql<ImportedLeads['leads'][number]>`select id::text, name from leads
    where import_id = ${importId} order by id limit ${SHOWN}`.execute(db)
  const all = await sql<{ count: number }>`select count(*)::integer as count from leads
    where import_id = ${importId}`.execute(db)
  return { count: all.rows[0]?.count ?? 0, leads: rows }
}
