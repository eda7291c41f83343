import { sql } from 'kysely'

import { storedInterest, type StoredInterest } from '#app/enquiries/lead-interest.ts'
import { knownProjects, projectName } from '#app/projects/catalogue/current-catalogue.server.ts'
import { canSeeAllLeads, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { MAX_ARRIVALS } from './new-lead-alert.ts'

export type StoredArrival = {
  id: string
  name: string
  location: string
  project: string | undefined
}

/** Seconds to look back: a transaction that began earlier may have ended later. */
const BACK_SECONDS = 60

/** Newest first: every new lead, or for agents with their own leads the assigned ones without contact. */
export async function listArrivals(
  db: Executor,
  viewer: Viewer,
  since: Date | undefined,
): Promise<{ at: Date; leads: StoredArrival[] }> {
  const { rows: now } = await sql<{ at: Date }>`select statement_timestamp() as at`.execute(db)
  const at = now[0]?.at ?? new Date()
  const from = new Date((since ?? at).getTime() - BACK_SECONDS * 1000)
  const arrived = canSeeAllLeads(viewer)
    ? sql<boolean>`created_at >= ${from}`
    : sql<boolean>`owner_id = ${viewer.id} and assigned_at >= ${from}
        and first_contact_at is null and status = 'new'`
  return { at, leads: await selected(db, arrived) }
}

export async function listOwned(
  db: Executor,
  ownerId: string,
  ids: readonly string[],
): Promise<StoredArrival[]> {
  return selected(db, sql<boolean>`id = any(${[...ids]}::bigint[]) and owner_id = ${ownerId}`)
}

export async function listUncalled(db: Executor, ids: readonly string[]): Promise<StoredArrival[]> {
  return selected(
    db,
    sql<boolean>`id = any(${[...ids]}::bigint[]) and status = 'new' and first_contact_at is null
      and exists (select from escalations where lead_id = leads.id)`,
  )
}

async function selected(
  db: Executor,
  chosen: ReturnType<typeof sql<boolean>>,
): Promise<StoredArrival[]> {
  const { rows } = await sql<StoredInterest & { id: string; name: string }>`
    select id, name, location, page, project_id, city,
      (select project from visits where visits.lead_id = leads.id order by id desc limit 1) as visited
    from leads where spam_reason is null and ${chosen}
    order by created_at desc, id desc limit ${MAX_ARRIVALS}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    location: row.location,
    project: projectName(storedInterest(row, knownProjects).projectId),
  }))
}
