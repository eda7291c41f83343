import { sql } from 'kysely'
import { z } from 'zod'

import type { DeskVisit } from '#app/leads/visits/visit-details.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Forbidden } from '#app/visits/visit-rules.ts'
import type { Executor } from '#db/client.server.ts'

import { findClash, type VisitAway, type VisitClash } from './visit-clash.server.ts'

/**
 * What became of an act on a visit. `stale`: somebody changed it since it was seen. `taken`: the agent
 * has another then. `away`: the agent is on leave that day, and the writer did not say that they know.
 * `double`: the lead has a visit to that project already. `absent`: there is none, or
 * not for this person. Nothing was written but for `done`.
 */
export type VisitAnswer =
  | { kind: 'done'; visitId: string; startsAt: Date }
  | { kind: 'stale'; visit: DeskVisit }
  | { kind: 'taken'; clash: VisitClash }
  | { kind: 'away'; away: VisitAway }
  | { kind: 'double' | 'absent' | 'gone-on' | Forbidden }

/** Where a visit is to be; `visitId` is null for one that is not there yet. */
export type VisitPlace = { visitId: string | null; agentId: string | null; startsAt: Date }

/**
 * Writes a visit with its lead's history, whole or not at all; where a constraint refuses, the answer
 * says what stands in the way. `place` is where the visit was wished to be.
 */
export async function writeVisit(
  db: Executor,
  viewer: Viewer,
  now: Date,
  write: (trx: Executor, wished: (place: VisitPlace) => Promise<void>) => Promise<VisitAnswer>,
): Promise<VisitAnswer> {
  let place: VisitPlace | undefined
  try {
    return await whole(db, (trx) =>
      write(trx, async (wished) => {
        place = wished
        await waitFor(trx, wished.agentId)
      }),
    )
  } catch (error) {
    const constraint = violated.safeParse(error).data?.constraint
    if (constraint === 'visits_live_once') return { kind: 'double' }
    if (constraint !== 'visits_agent_once' || !place || place.agentId === null) throw error
    const wish = { ...place, agentId: place.agentId }
    return { kind: 'taken', clash: await findClash(db, wish, viewer, now) }
  }
}

/** Who gives away hours of one agent does so in turn: the constraint alone would let two wait for each other. */
async function waitFor(trx: Executor, agentId: string | null): Promise<void> {
  if (agentId === null) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visits of ${agentId}`}, 0))`.execute(
    trx,
  )
}

const violated = z.object({ constraint: z.enum(['visits_agent_once', 'visits_live_once']) })

/** Inside a transaction a part of it, so that what is refused leaves the rest alone. */
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
