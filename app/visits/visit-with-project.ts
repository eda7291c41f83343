import { isLive } from '#app/enquiries/visit-request/visit-state.ts'
import type { VisitAction } from '#app/leads/visits/visit-address.ts'
import type { DashboardVisit } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

/** With the catalogue's current project name. */
export type VisitWithProject = DashboardVisit & { projectName: string }

/** The most likely next action, for rows with room for one. */
export function nextAction(
  visit: Pick<DashboardVisit, 'status' | 'startsAt' | 'canUndo'>,
  now: Date,
): Exclude<VisitAction, 'cancellation'> | undefined {
  if (!isLive(visit.status)) return visit.canUndo ? 'undo' : undefined
  if (visit.startsAt <= now) return 'outcome'
  return visit.status === 'asked' ? 'confirmation' : 'time'
}

/** `Tuesday 24 November`, with the year where it differs. */
export function longDay(day: string, today: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const { weekdays, months } = visitsTexts
  const parts = [weekdays[date.getUTCDay()], date.getUTCDate(), months[date.getUTCMonth()]]
  return [...parts, ...(day.slice(0, 4) === today.slice(0, 4) ? [] : [day.slice(0, 4)])].join(' ')
}
