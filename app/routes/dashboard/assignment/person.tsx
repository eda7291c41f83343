import { Form, Link, data, replace } from 'react-router'

import { leadLanguages } from '#app/leads/requirement/lead-language.ts'
import { Ticks } from '#app/assignment/rules/rule-part.tsx'
import { findAvailability, saveAvailability } from '#app/assignment/staff-availability.server.ts'
import { readTypedAvailability } from '#app/assignment/typed-availability.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSettings } from '#app/staff/working-hours/assignment-settings.server.ts'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/person.ts'
import style from './assignment-forms.css?url'
import { withRecord } from './with-audit.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: forms.person }]

export async function loader({ context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const person = await findAvailability(db, url.searchParams.get('id') ?? '')
  if (!person) return replace('/dashboard/assignment')
  const { cap } = await findSettings(db)
  return { person, cap }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const typed = readTypedAvailability(await request.formData().catch(() => new FormData()))
  if (!typed.ok) return data(typed, 422)
  if (!(await findAvailability(db, typed.availability.staffId)))
    return replace('/dashboard/assignment')
  const changeSetId = await withRecord(staff, (trx) =>
    saveAvailability(trx, typed.availability, staff.id),
  )
  return replace(withDone('/dashboard/assignment', changeSetId))
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { person, cap } = loaderData
  const availability = actionData?.availability ?? person
  const { form, draft } = useFormDraft(`takes ${person.staffId}`)
  return (
    <main id="main" className="dashboard assignment-form">
      <Link className="assignment-link" to="/dashboard/assignment">
        {forms.back}
      </Link>
      <h1 dir="auto">{person.name}</h1>
      <Form
        ref={form}
        className="rule-form"
        method="post"
        action={`/dashboard/assignment/person?id=${person.staffId}`}
        replace
      >
        <input type="hidden" name="id" value={person.staffId} />
        <div>
          <label className="tick">
            <input
              type="checkbox"
              name="takes"
              value="yes"
              defaultChecked={availability.isTaking}
            />
            {forms.takesLeads}
          </label>
          <p className="caption">{forms.takesLeadsHint}</p>
        </div>
        <Field
          id="cap"
          label={forms.personCap}
          hint={forms.personCapHint(cap)}
          error={actionData ? forms.numberFault(10_000) : undefined}
        >
          {(aria) => (
            <input
              {...aria}
              name="cap"
              inputMode="numeric"
              defaultValue={actionData?.typedCap ?? availability.cap ?? ''}
              autoComplete="off"
            />
          )}
        </Field>
        <fieldset className="rule-part">
          <legend>{forms.languages}</legend>
          <Ticks
            name="language"
            choices={leadLanguages.map((value) => ({ value, label: texts.languages[value] }))}
            chosen={availability.languages}
          />
        </fieldset>
        <button className="button">{forms.save}</button>
        <DraftNote draft={draft} texts={draftTexts} />
      </Form>
    </main>
  )
}
