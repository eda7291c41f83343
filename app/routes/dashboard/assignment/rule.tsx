import { Link, data, replace } from 'react-router'

import { listPeople, listRules } from '#app/assignment/rotation-table.server.ts'
import { RuleForm } from '#app/assignment/rules/rule-form.tsx'
import { addRule, changeRule, type RuleChange } from '#app/assignment/rules/save-rule.server.ts'
import { readTypedRule, ruleFault, type TypedRule } from '#app/assignment/rules/typed-rule.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/rule.ts'
import style from './assignment-forms.css?url'
import { leadChoices } from './choices.server.ts'
import { withRecord } from './with-audit.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.rule.id === undefined ? forms.newRule : forms.changeRule },
]

const EMPTY: TypedRule = { id: undefined, conditions: [], isForAll: true, people: [] }

/** GET /dashboard/assignment/rule: the form of a new rule, or of the one in `?id=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const id = Number(url.searchParams.get('id') ?? '0')
  const [rules, people] = await Promise.all([listRules(db), listPeople(db, indianDay(new Date()))])
  const found = rules.find((rule) => rule.id === id)
  if (!found && id !== 0) throw data(null, 404)
  const rule: TypedRule = found ?? EMPTY
  return {
    rule,
    isRest: found?.isRest ?? false,
    choices: leadChoices(),
    people: people
      .filter(({ id: staffId, away }) => away?.why !== 'suspended' || rule.people.includes(staffId))
      .map(({ id: value, name }) => ({ value, label: name })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const rule = readTypedRule(await request.formData().catch(() => new FormData()))
  const isRest = (await listRules(db)).some((each) => each.isRest && each.id === rule.id)
  const fault = ruleFault(rule, isRest)
  if (fault) return data({ rule, isRest, fault }, 422)
  const { id } = rule
  const changed = await withRecord(staff, async (trx): Promise<RuleChange> => {
    if (id !== undefined) return changeRule(trx, id, rule, staff.id)
    return { kind: 'changed', changeSetId: await addRule(trx, rule, staff.id) }
  })
  if (changed.kind === 'gone')
    return data({ rule: { ...rule, id: undefined }, isRest, fault: 'gone' as const }, 409)
  return replace(withDone('/dashboard/assignment', changed.changeSetId))
}

export default function Rule({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, people } = loaderData
  const { rule, isRest } = actionData ?? loaderData
  return (
    <main id="main" className="dashboard assignment-form">
      <Link className="assignment-link" to="/dashboard/assignment">
        {forms.back}
      </Link>
      <h1>{rule.id === undefined ? forms.newRule : forms.changeRule}</h1>
      <p>{isRest ? forms.restLead : forms.ruleLead}</p>
      <RuleForm
        rule={rule}
        isRest={isRest}
        choices={choices}
        people={people}
        fault={actionData?.fault}
      />
    </main>
  )
}
