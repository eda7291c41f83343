import { isLive } from '#app/enquiries/visit-request/visit-state.ts'
import type { DeskVisit } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

/** A visit with the name of its listing, as the catalogue has it today. */
export type ShownVisit = DeskVisit & { projectName: string }

/** What is most likely done next, on a row that has room for one act. */
export function nextAct(
  visit: Pick<DeskVisit, 'status' | 'startsAt' | 'canUndo'>,
  now: Date,
): 'confirmed' | 'moved' | 'came' | 'undone' | undefined {
  if (!isLive(visit.status)) return visit.canUndo ? 'undone' : undefined
  if (visit.startsAt <= now) return 'came'
  return visit.status === 'asked' ? 'confirmed' : 'moved'
}

/** `Tuesday 24 November`, with its year where that is not this one. */
export function longDay(day: string, today: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const { weekdays, months } = visitsTexts
  const words = [weekdays[date.getUTCDay()], date.getUTCDate(), months[date.getUTCMonth()]]
  return [...words, ...(day.slice(0, 4) === today.slice(0, 4) ? [] : [day.slice(0, 4)])].join(' ')
}
