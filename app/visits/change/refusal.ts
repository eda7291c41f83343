import { dayOf, dayText } from '#app/enquiries/visit-request/visit-slot.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import type { FreeHour } from '#app/visits/calendar/free-slots.ts'
import { hourOf, saidHour } from '#app/visits/calendar/visit-day.ts'

import type { VisitAway } from './visit-clash.server.ts'
import type { VisitAnswer } from './write-visit.server.ts'

export type OfferedHour = { day: string; time: string; agent: string; label: string }

export type VisitRefusal = {
  act: string
  title: string
  text: string
  offers: OfferedHour[]
  /** A button that books all the same. */
  anyway?: { away: string; label: string }
  typed: Record<string, string>
}

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

export function statusOf(kind: (Refused | { kind: Misfilled })['kind']): number {
  if (kind === 'absent') return 404
  return ['stale', 'taken', 'away', 'double', 'gone-on', 'over'].includes(kind) ? 409 : 422
}
