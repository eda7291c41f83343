import { data, Form, Link, replace } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { addStaff, prepareWeakness } from '#app/staff/accounts.server.ts'
import { SecretField } from '#app/staff/password/secret-field.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { DetailFields } from '#app/staff/team/detail-fields.tsx'
import { readNewPerson } from '#app/staff/team/new-person.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/add-person.ts'
import style from './team.css?url'

const texts = accountTexts.person

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  prepareWeakness()
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const field = await postedFields(request)
  const typed = { name: field('name'), phone: field('phone'), role: field('role') }
  const read = readNewPerson(typed)
  if (read.kind === 'wrong') return data({ typed, wrong: read.wrong }, { status: 422 })
  const { person } = read
  const account = { ...person, password: field('password'), isTemporary: true }
  const added = await addStaff(db, account, staff)
  if (added.kind === 'weak') {
    return data({ typed, wrong: { password: added.reason } }, { status: 422 })
  }
  if (added.kind === 'exists') {
    return data({ typed, wrong: { phone: texts.exists(added.name) } }, { status: 409 })
  }
  return replace(`/dashboard/team/${added.id}`)
}

export default function AddPerson({ actionData }: Route.ComponentProps) {
  const typed = actionData?.typed
  const { form, draft } = useFormDraft('new person')
  const wrong: Partial<Record<'name' | 'phone' | 'password', string>> = actionData?.wrong ?? {}
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{texts.title}</h1>
      <p>{texts.note}</p>
      <Form ref={form} method="post" noValidate>
        <DetailFields typed={typed} wrong={wrong} />
        <fieldset className="access">
          <legend>{accountTexts.access.role}</legend>
          <label>
            <input
              type="radio"
              name="role"
              value="agent"
              defaultChecked={typed?.role !== 'owner'}
            />
            {accountTexts.access.agent}
          </label>
          <label>
            <input
              type="radio"
              name="role"
              value="owner"
              defaultChecked={typed?.role === 'owner'}
            />
            {accountTexts.access.owner}
          </label>
        </fieldset>
        <SecretField
          name="password"
          label={texts.password}
          kind="new-password"
          error={wrong.password}
        />
        <button className="button form-submit">{texts.go}</button>
        <DraftNote draft={draft} texts={draftTexts} />
      </Form>
      <p className="form-back">
        <Link className="link" to="/dashboard/team">
          {accountTexts.back}
        </Link>
      </p>
    </main>
  )
}
