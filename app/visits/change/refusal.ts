import { dayOf, dayText } from '#app/enquiries/visit-request/visit-slot.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import type { FreeHour } from '#app/visits/calendar/free-slots.ts'
import { hourOf, formatHour } from '#app/visits/calendar/visit-day.ts'

import type { AgentLeave } from './visit-clash.server.ts'
import type { VisitAnswer } from './write-visit.server.ts'

export type OfferedHour = { day: string; time: string; agent: string; label: string }

export type VisitRefusal = {
  act: string
  title: string
  text: string
  offers: OfferedHour[]
  /** A button that books all the same. */
  anyway?: { leaveCode: string; label: string }
  typed: Record<string, string>
}

export type Misfilled = 'hour' | 'link' | 'project' | 'lead' | 'unassigned' | 'absent'

type Refused = Exclude<VisitAnswer, { kind: 'done' }>
type RefusalText = Omit<VisitRefusal, 'act' | 'typed'>

export function refusalOf(refused: Refused | { kind: Misfilled }): RefusalText {
  const texts = visitsTexts.refused
  if (refused.kind === 'away') return leaveRefusal(refused.leave)
  if (refused.kind !== 'taken') return { ...texts[refused.kind], offers: [] }
  const { agentName, startsAt: requestedAt, with: there, free } = refused.clash
  return {
    title: texts.taken.title(agentName, formatHour(requestedAt)),
    text: there
      ? texts.taken.text(there.name, formatHour(there.startsAt), formatHour(there.endsAt))
      : texts.taken.justTaken,
    offers: offersOf(free),
  }
}

function leaveRefusal({ agentName, day, free, code }: AgentLeave): RefusalText {
  const { title, text, anyway } = visitsTexts.refused.away
  return {
    title: title(agentName, dayText(day)),
    text,
    offers: offersOf(free),
    anyway: { leaveCode: code, label: anyway(agentName) },
  }
}

function offersOf(free: readonly FreeHour[]): OfferedHour[] {
  return free.map(({ agent, startsAt }) => ({
    day: dayOf(startsAt),
    time: hourOf(startsAt),
    agent: agent.id,
    label: visitsTexts.freeHour(formatHour(startsAt), agent.name),
  }))
}

export function statusOf(kind: (Refused | { kind: Misfilled })['kind']): number {
  if (kind === 'absent') return 404
  return ['stale', 'taken', 'away', 'double', 'gone-on', 'over'].includes(kind) ? 409 : 422
}
