import { Form } from 'react-router'

import { daysLabel, onDaysLabel } from '#app/staff/working-hours/day-labels.ts'
import type { Leave } from '#app/staff/working-hours/leave-days.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { EnterLeave } from './leave.server.ts'

export type Overlap = Extract<EnterLeave, { kind: 'overlaps' }>

type LeaveOverlapProps = {
  action: string
  overlap: Overlap
  typed: Leave
  name?: string | undefined
  today: string
}

export function LeaveOverlap({ action, overlap, typed, name, today }: LeaveOverlapProps) {
  const { taken, days, fitting } = overlap
  const when = onDaysLabel(taken, today)
  return (
    <div className="overlap" role="alert">
      <p>
        <Icon name="alert" />
        <b>{name === undefined ? texts.youAreOnLeave(when) : texts.alreadyOnLeave(name, when)}</b>
      </p>
      <p>
        {texts.overlap(daysLabel(typed, today), days)}{' '}
        {fitting ? texts.instead(daysLabel(fitting, today)) : texts.nothingFits}
      </p>
      <div>
        {fitting ? (
          <Form method="post" action={action} replace preventScrollReset>
            <input type="hidden" name="staff" value={typed.staffId} />
            <input type="hidden" name="from" value={fitting.from} />
            <input type="hidden" name="to" value={fitting.to} />
            <input type="hidden" name="reason" value={typed.reason} />
            <button className="button">{texts.saveInstead(daysLabel(fitting, today))}</button>
          </Form>
        ) : null}
        <a className="button button--line" href="#leave-from">
          {texts.changeDays}
        </a>
      </div>
    </div>
  )
}
