import { Form, data, replace } from 'react-router'

import { LeaveForm } from '#app/assignment/leave/leave-form.tsx'
import { LeaveList } from '#app/assignment/leave/leave-list.tsx'
import { LeaveOverlap } from '#app/assignment/leave/leave-overlap.tsx'
import { listLeaves } from '#app/assignment/leave/leave.server.ts'
import { findAvailability } from '#app/assignment/staff-availability.server.ts'
import { DoneBar } from '#app/leads/detail/bar/done-bar.tsx'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from '#app/routes/dashboard/assignment/assignment-forms.css?url'
import { postLeave } from './post-leave.server.ts'
import { findSetUpDone } from '#app/routes/dashboard/assignment/set-up-done.server.ts'

const ACTION = '/dashboard/leave'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: forms.leaveTitle }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const { id } = staff
  const today = indianDay(new Date())
  const [availability, leaves] = await Promise.all([
    findAvailability(db, id),
    listLeaves(db, today, id),
  ])
  const done = await findSetUpDone(url.searchParams, staff)
  return { done, isTaking: availability?.isTaking ?? false, leaves, today }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(staffContext)
  const posted = await postLeave(request, id, id)
  if ('changeSetId' in posted) return replace(withDone(ACTION, posted.changeSetId))
  return data(posted.refused, posted.refused.status)
}

export default function LeavePage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, isTaking, leaves, today } = loaderData
  return (
    <main id="main" className="dashboard assignment-form">
      <h1>{forms.leaveAndAvailability}</h1>
      <DoneBar done={done} back={ACTION} />
      <Form
        className="switch"
        method="post"
        action="/dashboard/leave/availability"
        replace
        preventScrollReset
      >
        <p role="status">
          <b>{isTaking ? forms.onNow : forms.offNow}</b>
          <span>{isTaking ? forms.onHint : forms.offHint}</span>
        </p>
        <button
          className={isTaking ? 'button button--line' : 'button'}
          name="takes"
          value={isTaking ? 'no' : 'yes'}
        >
          {isTaking ? forms.turnOff : forms.turnOn}
        </button>
      </Form>
      <h2>{texts.leaveTitle}</h2>
      {leaves.length > 0 ? (
        <LeaveList leaves={leaves} today={today} />
      ) : (
        <p className="caption">{forms.noLeaveOfYours}</p>
      )}
      {actionData?.overlap ? (
        <LeaveOverlap
          action={ACTION}
          overlap={actionData.overlap}
          typed={actionData.typed}
          today={today}
        />
      ) : null}
      <LeaveForm
        action={ACTION}
        typed={actionData?.typed}
        fault={actionData?.fault}
        today={today}
      />
    </main>
  )
}
