import { data, Form, replace } from 'react-router'

import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { cancelPasswordLink } from '#app/staff/password-links/password-links.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/link-cancellation.ts'
import { BackToPerson } from './back-to-person.tsx'
import style from '#app/routes/dashboard/team/team.css?url'
import { requirePerson } from './require-person.server.ts'

const texts = linkTexts.cancel

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: accountTexts.title }]

export async function loader({ params, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const { id, name, isInvited } = await requirePerson(db, params.person)
  return { id, name, isInvited }
}

/** POST: ends the link; an account that its person has not joined is removed. */
export async function action({ params, context }: Route.ActionArgs) {
  const by = context.get(staffContext)
  refuseAgents(by)
  const { id, name } = await requirePerson(db, params.person)
  const { kind } = await cancelPasswordLink(db, id, by)
  if (kind === 'in-rule') return data({ refused: texts.inRule(name) }, { status: 409 })
  return replace(kind === 'cancelled' ? `/dashboard/team/${id}` : '/dashboard/team')
}

export default function LinkCancellation({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, isInvited } = loaderData
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{isInvited ? texts.invitation(name) : texts.link(name)}</h1>
      {actionData ? (
        <AlertMessage>{actionData.refused}</AlertMessage>
      ) : (
        <Form method="post" replace>
          <p>{isInvited ? texts.invitationNote : texts.linkNote}</p>
          <button className="button form-submit">{texts.go}</button>
        </Form>
      )}
      <BackToPerson id={id} />
    </main>
  )
}
