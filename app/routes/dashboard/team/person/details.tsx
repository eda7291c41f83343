import { data, Form, replace } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSessionId } from '#app/staff/sessions/signed-in.server.ts'
import { changeDetails } from '#app/staff/team/change-details.server.ts'
import { DetailFields } from '#app/staff/team/detail-fields.tsx'
import { readDetails } from '#app/staff/team/person-details.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/details.ts'
import { accountAddress } from '#app/routes/dashboard/team/change-done.server.ts'
import { BackToPerson } from './back-to-person.tsx'
import style from '#app/routes/dashboard/team/team.css?url'
import { requirePerson } from './require-person.server.ts'

const texts = accountTexts.details

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.link }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id, name, phone } = await requirePerson(db, params.person)
  return { id, name, phone, isYourself: id === staff.id }
}

/** POST: changes name and login phone; a new phone ends the sessions. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id } = await requirePerson(db, params.person)
  const session = await findSessionId(db, request)
  const field = await postedFields(request)
  const typed = { name: field('name'), phone: field('phone') }
  const read = readDetails(typed)
  if (read.kind === 'wrong') return data({ typed, wrong: read.wrong }, { status: 422 })
  const changed = await changeDetails(db, id, read.details, staff, session)
  if (changed.kind === 'taken') {
    const wrong = { phone: accountTexts.person.exists(changed.name) }
    return data({ typed, wrong }, { status: 409 })
  }
  return replace(accountAddress(id, changed.kind === 'changed' ? changed.changeSetId : undefined))
}

export default function PersonDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, isYourself } = loaderData
  const { form, draft } = useFormDraft(`person ${id}`)
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{texts.title(name)}</h1>
      <p>{isYourself ? texts.ownNote : texts.note}</p>
      <Form ref={form} method="post" noValidate>
        <DetailFields typed={actionData?.typed ?? loaderData} wrong={actionData?.wrong ?? {}} />
        <button className="button form-submit">{texts.save}</button>
        <DraftNote draft={draft} texts={draftTexts} />
      </Form>
      <BackToPerson id={id} />
    </main>
  )
}
