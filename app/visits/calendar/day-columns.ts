import type { VisitAgent } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import type { VisitWithProject } from '#app/visits/visit-with-project.ts'

import { minuteOf } from './visit-day.ts'

const QUARTER = 15

/** In quarter hours from midnight. */
export type PlacedVisit = { visit: VisitWithProject; from: number; to: number }

/** Overlapping visits stand in separate lanes. */
export type DayColumn = { id: string; name: string; isAway: boolean; lanes: PlacedVisit[][] }

/** Agents whose columns show even without a visit. */
export type ColumnsOf = { agents: readonly VisitAgent[]; viewerId: string; isOwner: boolean }

/** Visits without an agent come first. */
export function dayColumns(
  visits: readonly VisitWithProject[],
  { agents, viewerId, isOwner }: ColumnsOf,
): DayColumn[] {
  const theirs = (id: string | null) => visits.filter(({ agentId }) => agentId === id)
  const formerAgents = visits.flatMap(({ agentId, agentName, isAway }) =>
    agentId === null || agents.some(({ id }) => id === agentId)
      ? []
      : [{ id: agentId, name: agentName ?? '', isAway }],
  )
  const people = [...agents, ...new Map(formerAgents.map((agent) => [agent.id, agent])).values()]
  const shown = people.filter(({ id }) => isOwner || id === viewerId || theirs(id).length > 0)
  const columns = shown.map((person) => ({ ...person, lanes: lanesOf(theirs(person.id)) }))
  const loose = theirs(null)
  if (loose.length === 0) return columns
  const unassigned = { id: '', name: visitsTexts.unassigned, isAway: false }
  return [{ ...unassigned, lanes: lanesOf(loose) }, ...columns]
}

function lanesOf(visits: readonly VisitWithProject[]): PlacedVisit[][] {
  const lanes: PlacedVisit[][] = [[]]
  for (const visit of visits) {
    const from = Math.floor(minuteOf(visit.startsAt) / QUARTER)
    const minutes = (visit.endsAt.getTime() - visit.startsAt.getTime()) / 60_000
    const placed = { visit, from, to: from + Math.max(1, Math.ceil(minutes / QUARTER)) }
    const lane = lanes.find((others) => (others.at(-1)?.to ?? 0) <= from)
    if (lane) lane.push(placed)
    else lanes.push([placed])
  }
  return lanes
}
