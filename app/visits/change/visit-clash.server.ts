import { sql } from 'kysely'

import { readOfficeHours } from '#app/enquiries/visit-request/visit-hours.server.ts'
import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import { endOf } from '#app/enquiries/visit-request/visit-state.ts'
import { canSeeAllLeads, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import { freeInstead, type BusyHour, type FreeHour } from '#app/visits/calendar/free-slots.ts'
import { boundsOf } from '#app/visits/calendar/visit-day.ts'
import { listVisitAgents } from '#app/visits/visit-agents.server.ts'
import type { Executor } from '#db/client.server.ts'

export type VisitClash = {
  agentName: string
  startsAt: Date
  /** `name` is null for agents who may not see it; undefined where the visit is gone. */
  with: { name: string | null; startsAt: Date; endsAt: Date } | undefined
  free: FreeHour[]
}

/** `code` lets the next request book all the same. */
export type AgentLeave = { agentName: string; day: string; free: FreeHour[]; code: string }

type RequestedSlot = { agentId: string; startsAt: Date; visitId: string | null }

/** Undefined where the agent is not on leave, or `known` has the code of that leave. */
export async function findLeave(
  db: Executor,
  { agentId, startsAt, visitId }: Omit<RequestedSlot, 'agentId'> & { agentId: string | null },
  { known, now }: { known: string; now: Date },
): Promise<AgentLeave | undefined> {
  const day = dayOf(startsAt)
  const code = `${day} ${agentId}`
  if (agentId === null || known === code) return undefined
  const agents = await listVisitAgents(db, day)
  const agent = agents.find(({ id }) => id === agentId)
  if (!agent?.isAway) return undefined
  const free = freeInstead({ agentId, startsAt }, agents, await takenHours(db, startsAt, visitId), {
    now,
    isOpen: await readOfficeHours(db),
  })
  return { agentName: agent.name, day, free, code }
}

export async function findClash(
  db: Executor,
  requested: RequestedSlot,
  viewer: Viewer,
  now: Date,
): Promise<VisitClash> {
  const { agentId, startsAt, visitId } = requested
  const agents = await listVisitAgents(db, dayOf(startsAt))
  const taken = await takenHours(db, startsAt, visitId)
  const there = taken.find(
    (hour) => hour.agentId === agentId && hour.startsAt < endOf(startsAt) && startsAt < hour.endsAt,
  )
  const isSeen = canSeeAllLeads(viewer) || agentId === viewer.id || there?.ownerId === viewer.id
  return {
    agentName: agents.find(({ id }) => id === agentId)?.name ?? '',
    startsAt,
    with: there && {
      name: isSeen ? there.name : null,
      startsAt: there.startsAt,
      endsAt: there.endsAt,
    },
    free: freeInstead({ agentId, startsAt }, agents, taken, {
      now,
      isOpen: await readOfficeHours(db),
    }),
  }
}

type TakenHour = BusyHour & { name: string; ownerId: string | null }

async function takenHours(db: Executor, moment: Date, but: string | null): Promise<TakenHour[]> {
  const { from, to } = boundsOf(dayOf(moment))
  const rows = await db
    .selectFrom('visits')
    .innerJoin('leads', 'leads.id', 'visits.lead_id')
    .select(['agent_id', 'starts_at', 'ends_at', 'leads.name', 'owner_id'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where('visits.status', 'in', ['asked', 'confirmed'])
    .where(sql<boolean>`visits.id is distinct from ${but}::bigint`)
    .orderBy('starts_at')
    .execute()
  return rows.flatMap(({ agent_id: agentId, starts_at, ends_at, name, owner_id }) =>
    agentId === null
      ? []
      : [{ agentId, startsAt: starts_at, endsAt: ends_at, name, ownerId: owner_id }],
  )
}
