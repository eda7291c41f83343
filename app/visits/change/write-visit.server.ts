import { sql } from 'kysely'
import { z } from 'zod'

import type { DashboardVisit } from '#app/leads/visits/visit-details.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Forbidden } from '#app/visits/visit-rules.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'

import { findClash, type AgentLeave, type VisitClash } from './visit-clash.server.ts'

/** `stale` changed since seen, `taken` clashes, `away` is on leave, `double` is the lead's second visit there. */
export type VisitAnswer =
  | { kind: 'done'; visitId: string; startsAt: Date }
  | { kind: 'stale'; visit: DashboardVisit }
  | { kind: 'taken'; clash: VisitClash }
  | { kind: 'away'; leave: AgentLeave }
  | { kind: 'double' | 'absent' | 'gone-on' | Forbidden }

/** `visitId` is null for a new visit. */
export type VisitPlace = { visitId: string | null; agentId: string | null; startsAt: Date }

/** Writes a visit with its lead's history; a failed constraint becomes a refusal at `place`. */
export async function writeVisit(
  db: Executor,
  viewer: Viewer,
  now: Date,
  write: (
    trx: Executor,
    requestPlace: (place: VisitPlace) => Promise<void>,
  ) => Promise<VisitAnswer>,
): Promise<VisitAnswer> {
  let place: VisitPlace | undefined
  try {
    return await whole(db, async (trx) => {
      const answer = await write(trx, async (requested) => {
        place = requested
        await waitFor(trx, requested.agentId)
      })
      if (answer.kind === 'done') await publishEvent(trx, 'visit.changed')
      return answer
    })
  } catch (error) {
    const constraint = violated.safeParse(error).data?.constraint
    if (constraint === 'visits_live_once') return { kind: 'double' }
    if (constraint !== 'visits_agent_once' || !place || place.agentId === null) throw error
    const requested = { ...place, agentId: place.agentId }
    return { kind: 'taken', clash: await findClash(db, requested, viewer, now) }
  }
}

/** One writer per agent: with the constraint alone, two would wait for each other. */
async function waitFor(trx: Executor, agentId: string | null): Promise<void> {
  if (agentId === null) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visits of ${agentId}`}, 0))`.execute(
    trx,
  )
}

const violated = z.object({ constraint: z.enum(['visits_agent_once', 'visits_live_once']) })

/** A savepoint, so that a failed constraint leaves the transaction usable. */
async function whole<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  if (!db.isTransaction) return db.transaction().execute(work)
  await sql`savepoint visit`.execute(db)
  try {
    const result = await work(db)
    await sql`release savepoint visit`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint visit`.execute(db)
    throw error
  }
}
