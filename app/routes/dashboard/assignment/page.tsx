import { Link, data, replace } from 'react-router'

import {
  MAX_UNASSIGNED,
  readAssignment,
  type AssignmentView,
} from '#app/assignment/assignment-view.server.ts'
import { listUnanswered } from '#app/assignment/escalation/unanswered-leads.server.ts'
import { unansweredLine } from '#app/assignment/escalation/unanswered-line.ts'
import { UnansweredNotice } from '#app/assignment/escalation/unanswered-notice.tsx'
import { AssignmentRules, type ListedRule } from '#app/assignment/rules/assignment-rules.tsx'
import { ruleTexts } from '#app/assignment/rules/rule-texts.ts'
import { TrialForm, tryLead } from '#app/assignment/rules/trial-form.tsx'
import { SharesTable } from '#app/assignment/shares-table.tsx'
import { DoneBar } from '#app/leads/detail/bar/done-bar.tsx'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './assignment.css?url'
import { leadChoices, projectName } from './choices.server.ts'
import { postLeave } from '#app/routes/dashboard/leave/post-leave.server.ts'
import { findSetUpDone } from './set-up-done.server.ts'
import { WorkTime } from './work-time.tsx'

const NAMED = 5

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/assignment: the rules; `?try=1` with traits tests them on an invented lead. */
export async function loader({ context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const at = new Date()
  const [view, unanswered] = await Promise.all([readAssignment(db, at), listUnanswered(db, NAMED)])
  const done = await findSetUpDone(url.searchParams, context.get(staffContext))
  const isAnyoneThere = view.table.people.some(({ away }) => !away)
  const { table, assigned, settings, calendar, holidays, shares, leaves, unassigned, today } = view
  return {
    done,
    rules: listedRules(view),
    again: assigned.again,
    shares,
    unassigned: texts.pendingLeads(unassigned, { max: MAX_UNASSIGNED, isAnyoneThere }),
    isAnyoneThere,
    people: table.people
      .filter(({ away }) => away?.why !== 'suspended')
      .map(({ id, name }) => ({ id, name })),
    leaves,
    today,
    work: { hours: calendar.hours, holidays, settings },
    unanswered: {
      count: unanswered.count,
      leads: unanswered.leads.map((lead) => unansweredLine(lead, at, calendar)),
    },
    choices: leadChoices(),
    isTrying: url.searchParams.has('try'),
    ...tryLead(url.searchParams, table, { known: knownProjects, projectName }),
  }
}

function listedRules({ table, assigned, settings }: AssignmentView): ListedRule[] {
  return table.rules.map((rule) => ({
    ...ruleTexts(rule, table.people, projectName),
    id: rule.id,
    isRest: rule.isRest,
    today: assigned.ofRule.get(rule.id) ?? 0,
    cap: settings.cap,
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const posted = await postLeave(request, staff.id)
  if ('changeSetId' in posted) return replace(withDone('/dashboard/assignment', posted.changeSetId))
  return data(posted.refused, posted.refused.status)
}

export default function Assignment({ loaderData, actionData }: Route.ComponentProps) {
  const { done, rules, again, shares, unassigned, today, unanswered, choices } = loaderData
  const { isTrying, sampleLead, trial, isAnyoneThere } = loaderData
  return (
    <main id="main" className="dashboard assignment">
      <div className="dashboard-title">
        <h1>
          {texts.title}{' '}
          <small>
            {texts.summary}; {unassigned}
          </small>
        </h1>
        <Link className="button button--line" to="/dashboard/assignment?try=1#try">
          {forms.trial}
        </Link>
        <Link className="button" to="/dashboard/assignment/rule">
          <Icon name="plus" />
          {texts.newRule}
        </Link>
      </div>
      <DoneBar done={done} back="/dashboard/assignment" />
      <UnansweredNotice {...unanswered} />
      <div className="assignment-columns">
        <section>
          <h2>{texts.rules}</h2>
          <AssignmentRules rules={rules} again={again} />
          {isTrying ? <TrialForm choices={choices} sampleLead={sampleLead} trial={trial} /> : null}
          <h2>{texts.shares}</h2>
          <SharesTable shares={shares} today={today} />
          <p className="caption">{isAnyoneThere ? texts.sharesNote : texts.noPeople}</p>
        </section>
        <WorkTime {...loaderData} refused={actionData} />
      </div>
    </main>
  )
}
