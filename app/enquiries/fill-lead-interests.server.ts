import { sql } from 'kysely'

import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'

import { leadInterest } from './lead-interest.ts'

/** Leads per statement, so that locks last some tens of milliseconds. */
const BATCH_SIZE = 500

type Row = { id: string; page: string; location: string; visited: string | null }

export async function fillLeadInterests(db: Executor, limit = BATCH_SIZE): Promise<number> {
  const work = async (trx: Executor) => {
    const { rows } = await sql<Row>`
      select id::text, page, location, (select project from visits
        where visits.lead_id = leads.id order by visits.id limit 1) as visited
      from leads where city is null order by id desc limit ${limit} for update skip locked`.execute(
      trx,
    )
    if (rows.length === 0) return 0
    const filled = JSON.stringify(
      rows.map((row) => ({ id: row.id, ...leadInterest(row, knownProjects) })),
    )
    await sql`update leads set project_id = change."projectId", city = change.city
      from json_to_recordset(${filled}::json) as change (id bigint, "projectId" integer, city text)
      where leads.id = change.id`.execute(trx)
    return rows.length
  }
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
