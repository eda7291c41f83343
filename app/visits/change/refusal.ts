import { dayOf, dayText } from '#app/enquiries/visit-request/visit-slot.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import type { FreeHour } from '#app/visits/calendar/free-slots.ts'
import { hourOf, saidHour } from '#app/visits/calendar/visit-day.ts'

import type { VisitAway } from './visit-clash.server.ts'
import type { VisitAnswer } from './write-visit.server.ts'

/** An hour that is offered instead, as its button posts and shows it. */
export type OfferedHour = { day: string; time: string; agent: string; label: string }

/** Why an act was refused, said so that one knows what to do, with what was typed. */
export type VisitRefusal = {
  /** The address of the act, which an offered hour is posted to as well. */
  act: string
  title: string
  text: string
  offers: OfferedHour[]
  /** What is posted besides by whoever wants it all the same, and what its button says. */
  anyway?: { away: string; label: string }
  typed: Record<string, string>
}

/** What was wrong with a form before anything was asked of the database. */
export type Misfilled = 'hour' | 'project' | 'lead' | 'nobody' | 'absent'

type Refused = Exclude<VisitAnswer, { kind: 'done' }>
type Said = Omit<VisitRefusal, 'act' | 'typed'>

export function refusalOf(refused: Refused | { kind: Misfilled }): Said {
  const texts = visitsTexts.refused
  if (refused.kind === 'away') return askedOf(refused.away)
  if (refused.kind !== 'taken') return { ...texts[refused.kind], offers: [] }
  const { agentName, startsAt: wished, with: there, free } = refused.clash
  return {
    title: texts.taken.title(agentName, saidHour(wished)),
    text: there
      ? texts.taken.text(there.name, saidHour(there.startsAt), saidHour(there.endsAt))
      : texts.taken.gone,
    offers: offersOf(free),
  }
}

/** Whoever is on leave may be sent all the same, by who was asked. */
function askedOf({ agentName, day, free, word }: VisitAway): Said {
  const { title, text, anyway } = visitsTexts.refused.away
  return {
    title: title(agentName, dayText(day)),
    text,
    offers: offersOf(free),
    anyway: { away: word, label: anyway(agentName) },
  }
}

function offersOf(free: readonly FreeHour[]): OfferedHour[] {
  return free.map(({ agent, startsAt }) => ({
    day: dayOf(startsAt),
    time: hourOf(startsAt),
    agent: agent.id,
    label: visitsTexts.freeHour(saidHour(startsAt), agent.name),
  }))
}

/** The status that a refusal is answered with. */
export function statusOf(kind: (Refused | { kind: Misfilled })['kind']): number {
  if (kind === 'absent') return 404
  return ['stale', 'taken', 'away', 'double', 'gone-on', 'over'].includes(kind) ? 409 : 422
}
