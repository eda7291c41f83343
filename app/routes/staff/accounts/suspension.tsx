import { data, Link, replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { accountTexts } from '#app/desk-texts/en/accounts.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { suspendPerson } from '#app/staff/people/access.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/suspension.ts'
import { requirePerson } from './require-person.server.ts'

/** Somebody who types the address is shown the person. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const { id } = await requirePerson(db, params.person)
  // After a refusal this page says why.
  return request.method === 'GET' ? replace(`/dashboard/accounts/${id}`) : { id }
}

/** POST: no sign-in with this account any more. */
export async function action({ params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const person = await requirePerson(db, params.person)
  const result = await suspendPerson(db, person.id, staff)
  if (result === 'changed') return replace(`/dashboard/accounts/${person.id}`)
  return data({ refused: result }, { status: 409 })
}

export default function Suspension({ params, actionData }: Route.ComponentProps) {
  const { title, ...reasons } = accountTexts.refused
  return (
    <main id="main" className="desk">
      <h1>{title}</h1>
      <p role="alert">{actionData ? reasons[actionData.refused] : null}</p>
      <p>
        <Link className="link" to={`/dashboard/accounts/${params.person}`}>
          {accountTexts.back}
        </Link>
      </p>
    </main>
  )
}
