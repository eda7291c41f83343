import { workingMinutes, type WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

import type { UntouchedLead } from './unanswered-leads.server.ts'
import type { UntouchedLine } from './unanswered-notice.tsx'

export function untouchedLine(
  { createdAt, owner, ...lead }: UntouchedLead,
  at: Date,
  calendar: WorkCalendar,
): UntouchedLine {
  const wall = (at.getTime() - createdAt.getTime()) / 60_000
  return {
    ...lead,
    owner: owner ?? texts.nobodyHas,
    working: texts.lasting(Math.floor(workingMinutes(createdAt, at, calendar))),
    wall: texts.lasting(Math.floor(wall)),
  }
}
