import { z } from 'zod'

import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

/** A state of a visit, and the name of whoever goes along. */
type Named = VisitState & { agentName: string | null }

const place = {
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  agent: z.string().nullable(),
}
/** As a row of the history holds it. */
const stored = z.object({
  act: z.enum(['made', 'asked', 'confirmed', 'moved', 'came', 'missed', 'cancelled']),
  project: z.string(),
  ...place,
  from: z.object(place).optional(),
})

/**
 * What the history of a lead stores of a change of its visit, as JSON: which act, of which listing, when
 * and with whom, and where it was before. `was` is null for a visit that was made. Words are for
 * `visitNewsText`, when it is shown.
 */
export function visitNews(was: Named | null, next: Named, project: string): string {
  const act: z.input<typeof stored>['act'] =
    was === null ? 'made' : was.status === next.status ? 'moved' : next.status
  const isElsewhere =
    was !== null &&
    (was.startsAt.getTime() !== next.startsAt.getTime() || was.agentId !== next.agentId)
  return JSON.stringify({
    act,
    project,
    ...placeOf(next),
    ...(isElsewhere && { from: placeOf(was) }),
  } satisfies z.input<typeof stored>)
}

function placeOf({ startsAt, agentName }: Named) {
  return { startsAt: startsAt.toISOString(), agent: agentName }
}

/** The same in words; what was stored as a sentence once is that sentence. */
export function visitNewsText(became: string): string {
  const { data: news } = stored.safeParse(parsed(became))
  if (!news) return became
  const { act, project, startsAt, agent, from } = news
  const when = between(from && visitText(from.startsAt), visitText(startsAt))
  const who = agent && visitsTexts.accompaniedBy(between(from?.agent, agent))
  return `${visitsTexts.news[act]}: ${[project, when, who].filter(Boolean).join(', ')}`
}

/** From what to what, where it changed. */
function between(was: string | null | undefined, is: string): string {
  return was && was !== is ? `${was} → ${is}` : is
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
