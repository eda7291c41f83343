import type { Overlap } from '#app/assignment/leave/leave-overlap.tsx'
import { enterLeave } from '#app/assignment/leave/leave.server.ts'
import { findAvailability } from '#app/assignment/staff-availability.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import { readLeave, type Leave, type LeaveFault } from '#app/staff/working-hours/leave-days.ts'
import { db } from '#db/client.server.ts'

import { withRecord } from '#app/routes/dashboard/assignment/with-audit.server.ts'

export type RefusedLeave = {
  status: 409 | 422
  typed: Leave
  fault?: LeaveFault
  overlap?: Overlap
}

/** Adds the leave for the agent of the form, or for `staffId` alone; `changeSetId` undoes it. */
export async function postLeave(
  request: Request,
  by: string,
  staffId?: string,
): Promise<{ refused: RefusedLeave } | { changeSetId: string }> {
  const field = await postedFields(request)
  const typed = {
    staffId: staffId ?? field('staff'),
    from: asciiDigits(field('from')),
    to: asciiDigits(field('to')),
    reason: field('reason'),
  }
  const read = readLeave(typed, indianDay(new Date()))
  if (!read.ok) return { refused: { status: 422, typed, fault: read.fault } }
  if (!(await findAvailability(db, read.leave.staffId)))
    return { refused: { status: 422, typed, fault: 'no-person' } }
  const entered = await withRecord({ id: by }, (trx) => enterLeave(trx, read.leave, by))
  if (entered.kind === 'overlaps') return { refused: { status: 409, typed, overlap: entered } }
  return { changeSetId: entered.changeSetId }
}
