import { Link } from 'react-router'

import { LeaveChart } from '#app/assignment/leave/leave-chart.tsx'
import { LeaveForm } from '#app/assignment/leave/leave-form.tsx'
import { LeaveList } from '#app/assignment/leave/leave-list.tsx'
import { LeaveOverlap } from '#app/assignment/leave/leave-overlap.tsx'
import { isolated } from '#app/lib/text/bidi.ts'
import type { WorkPlan } from '#app/staff/working-hours/assignment-settings.server.ts'
import { dayLabel } from '#app/staff/working-hours/day-labels.ts'
import { HoursChart } from '#app/staff/working-hours/hours-chart.tsx'
import type { Leave } from '#app/staff/working-hours/leave-days.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { dayText } from '#app/strings/en/days.ts'

import type { RefusedLeave } from '#app/routes/dashboard/leave/post-leave.server.ts'

const ACTION = '/dashboard/assignment'

type WorkTimeProps = {
  work: WorkPlan
  people: readonly { id: string; name: string }[]
  leaves: readonly Leave[]
  today: string
  refused: RefusedLeave | undefined
}

export function WorkTime({ work, people, leaves, today, refused }: WorkTimeProps) {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const { passOnMinutes, tellMinutes, promiseMinutes, givesSince } = work.settings
  const [unanswered, next, notified] = texts.passing
  return (
    <section>
      <h2>{texts.hours}</h2>
      <HoursChart hours={work.hours} />
      <p className="caption">
        {holidayText(work.holidays, today)} {texts.hoursNote}
      </p>
      <Link className="assignment-link" to="/dashboard/assignment/hours">
        {texts.changeHours}
      </Link>
      <LeaveChart people={people} leaves={leaves} today={today} />
      {refused?.overlap ? (
        <LeaveOverlap
          action={ACTION}
          overlap={refused.overlap}
          typed={refused.typed}
          name={names.get(refused.typed.staffId)}
          today={today}
        />
      ) : null}
      <details className="add-leave" open={refused !== undefined}>
        <summary>{texts.enterLeave}</summary>
        <LeaveForm
          action={ACTION}
          people={people}
          typed={refused?.typed}
          fault={refused?.fault}
          today={today}
        />
        {leaves.length > 0 ? (
          <>
            <h3>{texts.leaveLater}</h3>
            <LeaveList leaves={leaves} names={names} today={today} />
          </>
        ) : null}
      </details>
      <h2>{texts.passedOn}</h2>
      <p>
        {texts.promise(promiseMinutes)} {unanswered}
        <b>{texts.minutes(passOnMinutes)}</b>
        {next}
        <b>{texts.minutes(tellMinutes)}</b>
        {notified}
      </p>
      <p className="caption">
        {texts.since(dayText(givesSince, true))}{' '}
        <Link className="assignment-link" to="/dashboard/assignment/hours#since">
          {texts.changeSince}
        </Link>
      </p>
    </section>
  )
}

function holidayText(holidays: WorkPlan['holidays'], today: string): string {
  const ahead = holidays.filter(({ day }) => day >= today)
  if (ahead.length === 0) return texts.noHolidays
  const days = ahead.map(({ day, name }) => `${dayLabel(day, today)} ${isolated(name)}`.trim())
  return `${texts.holidays}: ${days.join(', ')}.`
}
