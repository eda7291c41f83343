import { sql } from 'kysely'

import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { changeVisit } from '#app/visits/change/change-visit.server.ts'
import { makeVisit } from '#app/visits/change/schedule-visit.server.ts'
import type { Executor } from '#db/client.server.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

/** The moment at which everything is done that says no other, and half hours of the day after. */
export const now = new Date('2031-03-04T04:00:00Z')
export const ten = new Date('2031-03-05T04:30:00Z')
export const halfPastTen = new Date('2031-03-05T05:00:00Z')
export const eleven = new Date('2031-03-05T05:30:00Z')
export const nameOf = (slug: string) => slug.toUpperCase()

/** As the capture writes it: it knows nothing of agents or ends. */
export async function requestVisit(db: Executor, leadId: string, startsAt = ten): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into visits (lead_id, token, project, starts_at)
    values (${leadId}, ${`t-${leadId}-${startsAt.getTime()}`}, 'goa', ${startsAt}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** Two agents who see all, and a visit asked for by someone whose lead is the first one's. */
export async function visitScene(db: Executor, number: string) {
  const [asha, vikram] = [await viewer(db, `${number}1`), await viewer(db, `${number}2`)]
  const leadId = await addNewLead(db, { name: 'Neha Saxena', ownerId: asha.id })
  const visitId = await requestVisit(db, leadId)
  const change = (to: Partial<VisitState>, seen: number, by: Viewer = asha, at = now) =>
    changeVisit(db, { visitId, seen, to }, by, nameOf, at)
  return { asha, vikram, leadId, visitId, change }
}

/** A visit of someone else at ten, with the same agent. */
export async function bookAnother(db: Executor, agent: Viewer) {
  const leadId = await addNewLead(db, { name: 'Isha' })
  const visit = { leadId, project: 'goa', startsAt: ten, agentId: agent.id }
  return makeVisit(db, visit, agent, nameOf, now)
}

async function viewer(db: Executor, id: string): Promise<Viewer> {
  return { id: await addAgent(db, id), role: 'agent', leadScope: 'all' }
}
