import { workingMinutes, type WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

import type { UnansweredLead } from './unanswered-leads.server.ts'
import type { UnansweredLine } from './unanswered-notice.tsx'

export function unansweredLine(
  { createdAt, owner, ...lead }: UnansweredLead,
  at: Date,
  calendar: WorkCalendar,
): UnansweredLine {
  const wall = (at.getTime() - createdAt.getTime()) / 60_000
  return {
    ...lead,
    owner: owner ?? texts.noOwner,
    working: texts.lasting(Math.floor(workingMinutes(createdAt, at, calendar))),
    wall: texts.lasting(Math.floor(wall)),
  }
}
