import { data } from 'react-router'

import { db } from '#app/db.server.ts'
import { accountTexts } from '#app/desk-texts/en/accounts.ts'
import { postedFields } from '#app/lib/posted-text.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { access, changeAccess } from '#app/staff/people/access.server.ts'
import { AccountsScreen } from '#app/staff/people/accounts-screen.tsx'
import { listPeople, listSessions } from '#app/staff/people/people.server.ts'
import { PersonPanel } from '#app/staff/people/person-panel.tsx'
import { listRecord } from '#app/staff/record/record.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/person.ts'
import style from './accounts.css?url'
import { requirePerson } from './require-person.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.person.name ?? accountTexts.title },
]

/** The accounts with the panel of one of them. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const person = await requirePerson(db, params.person)
  const before = url.searchParams.get('before')
  const [people, record] = [await listPeople(db), await listRecord(db, before)]
  const sessions = await listSessions(db, person.id)
  return { people, record, isNewest: before === null, person, sessions, you: staff.id }
}

/** POST: what the person may do from now on. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  await requirePerson(db, params.person)
  const field = await postedFields(request)
  const wish = access.safeParse({
    role: field('role'),
    sees: field('sees'),
    mayExport: field('mayExport') !== '',
  })
  if (!wish.success) throw new Response('Bad Request', { status: 400 })
  const result = await changeAccess(db, params.person, wish.data, staff)
  if (result === 'changed') return { isSaved: true, message: accountTexts.access.saved }
  return data({ isSaved: false, message: accountTexts.refused[result] }, { status: 409 })
}

export default function PersonOfTheDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { people, record, isNewest, person, sessions, you } = loaderData
  return (
    <AccountsScreen people={people} record={record} isNewest={isNewest} chosen={person.id}>
      <PersonPanel
        person={person}
        sessions={sessions}
        isYourself={person.id === you}
        said={actionData}
      />
    </AccountsScreen>
  )
}
