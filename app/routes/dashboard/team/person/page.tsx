import { data, replace } from 'react-router'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { DoneBar } from '#app/leads/detail/bar/done-bar.tsx'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { changeAccess } from '#app/staff/team/access.server.ts'
import { AccountsScreen } from '#app/staff/team/accounts-screen.tsx'
import { access } from '#app/staff/team/change-set.ts'
import { listPeople, listSessions } from '#app/staff/team/people.server.ts'
import { PersonPanel } from '#app/staff/team/person-panel.tsx'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { accountAddress, findAccountDone } from '#app/routes/dashboard/team/change-done.server.ts'
import style from '#app/routes/dashboard/team/team.css?url'
import { requirePerson } from './require-person.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? isolated(loaderData.person.name) : accountTexts.title },
]

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const person = await requirePerson(db, params.person)
  const before = url.searchParams.get('before')
  const [people, record] = [await listPeople(db), await listAudit(db, before)]
  const sessions = await listSessions(db, person.id)
  const done = await findAccountDone(url.searchParams, staff)
  return { done, people, record, isNewest: before === null, person, sessions, you: staff.id }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  await requirePerson(db, params.person)
  const field = await postedFields(request)
  const parsed = access.safeParse({
    role: field('role'),
    leadScope: field('leadScope'),
    canExport: field('canExport') !== '',
    canEdit: field('canEdit') !== '',
  })
  if (!parsed.success) throw new Response('Bad Request', { status: 400 })
  const result = await changeAccess(db, params.person, parsed.data, staff)
  if (result.kind === 'changed') return replace(accountAddress(params.person, result.changeSetId))
  return data({ refused: accountTexts.refused[result.kind] }, { status: 409 })
}

export default function TeamMember({ loaderData, actionData }: Route.ComponentProps) {
  const { done, person, sessions, you, ...rest } = loaderData
  return (
    <AccountsScreen
      {...rest}
      chosen={person.id}
      done={<DoneBar done={done} back={`/dashboard/team/${person.id}`} />}
    >
      <PersonPanel
        person={person}
        sessions={sessions}
        isYourself={person.id === you}
        refused={actionData?.refused}
      />
    </AccountsScreen>
  )
}
