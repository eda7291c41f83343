import { Link, data, replace } from 'react-router'

import { saveWorkPlan } from '#app/assignment/work-plan.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import {
  findCalendar,
  findSettings,
  listHolidays,
} from '#app/staff/working-hours/assignment-settings.server.ts'
import { checkPlan, readTypedPlan, typedPlan } from '#app/staff/working-hours/typed-work-plan.ts'
import { WorkPlanForm } from '#app/staff/working-hours/work-plan-form.tsx'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/hours.ts'
import style from './assignment-forms.css?url'
import { withRecord } from './with-audit.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: forms.hours }]

export async function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const [settings, calendar, holidays] = await Promise.all([
    findSettings(db),
    findCalendar(db),
    listHolidays(db),
  ])
  return typedPlan({ settings, hours: calendar.hours, holidays })
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const typed = readTypedPlan(await request.formData().catch(() => new FormData()))
  const check = checkPlan(typed, indianDay(new Date()))
  if (!check.ok) return data({ typed, faults: check.faults }, 422)
  const changeSetId = await withRecord(staff, (trx) => saveWorkPlan(trx, check.plan, staff.id))
  return replace(withDone('/dashboard/assignment', changeSetId))
}

export default function WorkPlan({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="dashboard assignment-form">
      <Link className="assignment-link" to="/dashboard/assignment">
        {forms.back}
      </Link>
      <h1>{forms.hours}</h1>
      <WorkPlanForm typed={actionData?.typed ?? loaderData} faults={actionData?.faults ?? {}} />
    </main>
  )
}
