import { data, Form, replace } from 'react-router'

import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { suspendPerson } from '#app/staff/team/access.server.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/suspension.ts'
import { accountAddress } from '#app/routes/dashboard/team/change-done.server.ts'
import { BackToPerson } from './back-to-person.tsx'
import style from '#app/routes/dashboard/team/team.css?url'
import { requirePerson } from './require-person.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: accountTexts.title }]

export async function loader({ params, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const { id, name, isSuspended } = await requirePerson(db, params.person)
  return { id, name, isSuspended }
}

export async function action({ params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const person = await requirePerson(db, params.person)
  const result = await suspendPerson(db, person.id, staff)
  if (result.kind === 'changed') return replace(accountAddress(person.id, result.changeSetId))
  return data({ refused: result.kind }, { status: 409 })
}

/** Asks for confirmation without script, and says why an account cannot be suspended. */
export default function Suspension({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, isSuspended } = loaderData
  const { title, ...reasons } = accountTexts.refused
  const texts = accountTexts.suspension
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{actionData ? title : texts.open(name)}</h1>
      {actionData ? <AlertMessage>{reasons[actionData.refused]}</AlertMessage> : null}
      {actionData || isSuspended ? null : (
        <Form method="post" replace>
          <p>{texts.note}</p>
          <button className="button form-submit">{texts.go}</button>
        </Form>
      )}
      {isSuspended ? <p>{texts.isSuspended}</p> : null}
      <BackToPerson id={id} />
    </main>
  )
}
