import { data, Form, replace } from 'react-router'

import { postedText } from '#app/lib/http/posted-text.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { prepareWeakness, resetPassword } from '#app/staff/accounts.server.ts'
import { SecretField } from '#app/staff/password/secret-field.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/person-password.ts'
import { BackToPerson } from './back-to-person.tsx'
import style from './team.css?url'
import { requirePerson } from './require-person.server.ts'

const texts = accountTexts.password

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.link }]

export async function loader({ params, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  prepareWeakness()
  const { id, name } = await requirePerson(db, params.person)
  return { id, name }
}

/** POST: a new password for a person who lost theirs; their sessions end. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const person = await requirePerson(db, params.person)
  // One's own needs the old password.
  if (person.id === staff.id) return replace('/dashboard/account')
  const password = await postedText(request, 'password')
  const result = await resetPassword(db, person, { password, isTemporary: true }, staff)
  if (result.kind === 'weak') return data({ wrong: result.reason }, { status: 422 })
  return replace(`/dashboard/team/${person.id}`)
}

export default function PersonPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{texts.title(loaderData.name)}</h1>
      <p>{texts.note}</p>
      <Form method="post" noValidate>
        <SecretField
          name="password"
          label={texts.field}
          kind="new-password"
          error={actionData?.wrong}
        />
        <button className="button form-submit">{texts.save}</button>
      </Form>
      <BackToPerson id={loaderData.id} />
    </main>
  )
}
