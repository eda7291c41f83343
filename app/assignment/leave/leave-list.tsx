import { Form } from 'react-router'

import { daysLabel } from '#app/staff/working-hours/day-labels.ts'
import type { Leave } from '#app/staff/working-hours/leave-days.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

type LeaveListProps = {
  leaves: readonly Leave[]
  names?: ReadonlyMap<string, string>
  today: string
}

export function LeaveList({ leaves, names, today }: LeaveListProps) {
  return (
    <ul className="leaves">
      {leaves.map(({ staffId, from, to, reason }) => {
        const id = `leave-${staffId}-${from}`
        return (
          <li key={id}>
            <p id={id}>
              {names ? (
                <b>
                  <bdi>{names.get(staffId)}</bdi>{' '}
                </b>
              ) : null}
              {daysLabel({ from, to }, today)}
              {reason === '' ? null : (
                <span>
                  {' '}
                  <bdi>{reason}</bdi>
                </span>
              )}
            </p>
            <Form method="post" action="/dashboard/leave/end" replace preventScrollReset>
              <input type="hidden" name="staff" value={staffId} />
              {names ? <input type="hidden" name="of" value="all" /> : null}
              <button name="from" value={from} aria-describedby={id}>
                {from >= today ? texts.cancelLeave : texts.endLeave}
              </button>
            </Form>
          </li>
        )
      })}
    </ul>
  )
}
