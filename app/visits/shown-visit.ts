import { isLive } from '#app/enquiries/visit-request/visit-state.ts'
import type { DeskVisit } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

/** With the catalogue's current project name. */
export type ShownVisit = DeskVisit & { projectName: string }

/** The most likely next action, for rows with room for one. */
export function nextAct(
  visit: Pick<DeskVisit, 'status' | 'startsAt' | 'canUndo'>,
  now: Date,
): 'confirmed' | 'moved' | 'came' | 'undone' | undefined {
  if (!isLive(visit.status)) return visit.canUndo ? 'undone' : undefined
  if (visit.startsAt <= now) return 'came'
  return visit.status === 'asked' ? 'confirmed' : 'moved'
}

/** `Tuesday 24 November`, with the year where it differs. */
export function longDay(day: string, today: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const { weekdays, months } = visitsTexts
  const words = [weekdays[date.getUTCDay()], date.getUTCDate(), months[date.getUTCMonth()]]
  return [...words, ...(day.slice(0, 4) === today.slice(0, 4) ? [] : [day.slice(0, 4)])].join(' ')
}
