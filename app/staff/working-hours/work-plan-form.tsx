import { Form } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import {
  planNumberNames,
  planNumbers,
  type PlanFaults,
  type TypedWorkPlan,
} from './typed-work-plan.ts'

const MORE_HOLIDAYS = 3

type WorkPlanFormProps = { typed: TypedWorkPlan; faults: PlanFaults }

export function WorkPlanForm({ typed, faults }: WorkPlanFormProps) {
  const { form, draft } = useFormDraft('working hours')
  return (
    <Form
      ref={form}
      className="plan-form"
      method="post"
      action="/dashboard/assignment/hours"
      replace
    >
      <fieldset>
        <legend>{texts.hours}</legend>
        <p className="caption">{forms.hoursLead}</p>
        {texts.weekdays.map((day, index) => {
          const name = `hours-${index + 1}`
          return (
            <Field key={name} id={name} label={day} error={faults[name]}>
              {(aria) => (
                <input {...aria} name={name} defaultValue={typed.hours[index]} autoComplete="off" />
              )}
            </Field>
          )
        })}
      </fieldset>
      <div className="plan-side">
        <fieldset>
          <legend>{forms.minutes}</legend>
          <p className="caption">{forms.minutesLead}</p>
          {planNumberNames.map((name) => (
            <Field key={name} id={name} label={planNumbers[name].label} error={faults[name]}>
              {(aria) => (
                <input
                  {...aria}
                  name={name}
                  inputMode="numeric"
                  defaultValue={typed.minutes[name]}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </fieldset>
        <fieldset>
          <legend>{forms.earlier}</legend>
          <Field id="since" label={forms.since} hint={forms.sinceHint} error={faults['since']}>
            {(aria) => (
              <input {...aria} type="date" name="since" defaultValue={typed.since} required />
            )}
          </Field>
        </fieldset>
      </div>
      <Holidays typed={typed} faults={faults} />
      <button className="button">{forms.save}</button>
      <DraftNote draft={draft} texts={draftTexts} />
    </Form>
  )
}

function Holidays({ typed, faults }: WorkPlanFormProps) {
  const empty = Array.from({ length: MORE_HOLIDAYS }, () => ({ day: '', name: '' }))
  return (
    <fieldset className="plan-holidays">
      <legend>{forms.holidays}</legend>
      <p className="caption">{forms.holidaysLead}</p>
      {[...typed.holidays, ...empty].map(({ day, name }, index) => (
        // Rows have no name of their own and keep their places.
        <div key={`${index}-${day}`}>
          <Field id={`day-${index}`} label={forms.day} error={faults[`day-${index}`]}>
            {(aria) => <input {...aria} type="date" name="day" defaultValue={day} />}
          </Field>
          <Field id={`holiday-${index}`} label={forms.name}>
            {(aria) => (
              <input
                {...aria}
                name="holiday"
                defaultValue={name}
                maxLength={60}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  )
}
