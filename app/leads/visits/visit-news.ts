import { visitsTexts } from '#app/desk-texts/en/visits.ts'
import { visitText } from '#app/leads/enquiry/visit-slot.ts'
import { fieldsOf, textOf } from '#app/lib/json-fields.ts'

import type { VisitState } from './visit-state.ts'

/** A state of a visit, and the name of whoever goes along. */
type Named = VisitState & { agentName: string | null }
type NewsAct = keyof typeof visitsTexts.news
type Place = { startsAt: Date; agent: string | null }
type News = Place & { act: NewsAct; project: string; from: Place | undefined }

/**
 * What the history of a lead stores of a change of its visit, as JSON: which act, of which listing, when
 * and with whom, and where it was before. `was` is null for a visit that was made. Words are for
 * `visitNewsText`, when it is shown.
 */
export function visitNews(was: Named | null, next: Named, project: string): string {
  const act = was === null ? 'made' : was.status === next.status ? 'moved' : next.status
  const isElsewhere =
    was !== null &&
    (was.startsAt.getTime() !== next.startsAt.getTime() || was.agentId !== next.agentId)
  return JSON.stringify({
    act,
    project,
    ...placeOf(next),
    ...(isElsewhere && { from: placeOf(was) }),
  })
}

function placeOf({ startsAt, agentName }: Named) {
  return { startsAt: startsAt.toISOString(), agent: agentName }
}

/** The same in words; what was stored as a sentence once is that sentence. */
export function visitNewsText(stored: string): string {
  const news = readNews(stored)
  if (!news) return stored
  const { act, project, startsAt, agent, from } = news
  const when = between(from && visitText(from.startsAt), visitText(startsAt))
  const who = agent && visitsTexts.with(between(from?.agent, agent))
  return `${visitsTexts.news[act]}: ${[project, when, who].filter(Boolean).join(', ')}`
}

/** From what to what, where it changed. */
function between(was: string | null | undefined, is: string): string {
  return was && was !== is ? `${was} → ${is}` : is
}

function readNews(stored: string): News | undefined {
  if (!stored.startsWith('{')) return undefined
  const field = fieldsOf(parsed(stored))
  const act = newsActs.find((one) => one === field('act'))
  const place = readPlace(field)
  if (!act || !place) return undefined
  const from = readPlace(fieldsOf(field('from')))
  return { ...place, act, project: textOf(field('project')) ?? '', from }
}

function readPlace(field: (name: string) => unknown): Place | undefined {
  const startsAt = new Date(textOf(field('startsAt')) ?? '')
  if (Number.isNaN(startsAt.getTime())) return undefined
  return { startsAt, agent: textOf(field('agent')) ?? null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const newsActs: readonly NewsAct[] = [
  'made',
  'asked',
  'confirmed',
  'moved',
  'came',
  'missed',
  'cancelled',
]
