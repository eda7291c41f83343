import { Form } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import type { Leave, LeaveFault } from '#app/staff/working-hours/leave-days.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'

type LeaveFormProps = {
  action: string
  people?: readonly { id: string; name: string }[]
  typed: Leave | undefined
  fault: LeaveFault | undefined
  today: string
}

export function LeaveForm({ action, people, typed, fault, today }: LeaveFormProps) {
  const text = fault && texts.leaveFaults[fault]
  const { form, draft } = useFormDraft(people ? 'leave' : 'own leave', { isEmptied: true })
  return (
    <Form
      ref={form}
      className="leave-form"
      method="post"
      action={action}
      replace
      preventScrollReset
      id="leave"
    >
      {people ? (
        <ChoiceField
          id="leave-staff"
          name="staff"
          label={texts.person}
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={typed?.staffId}
          unset={texts.choosePerson}
          error={fault === 'no-person' ? text : undefined}
          autoComplete="off"
        />
      ) : null}
      <Field id="leave-from" label={texts.from} error={fault === 'no-from' ? text : undefined}>
        {(aria) => (
          <input
            {...aria}
            type="date"
            name="from"
            min={today}
            defaultValue={typed?.from}
            required
          />
        )}
      </Field>
      <Field
        id="leave-to"
        label={texts.to}
        error={fault && fault !== 'no-from' && fault !== 'no-person' ? text : undefined}
      >
        {(aria) => (
          <input {...aria} type="date" name="to" min={today} defaultValue={typed?.to} required />
        )}
      </Field>
      <Field id="leave-reason" label={`${texts.reason} ${texts.optional}`}>
        {(aria) => (
          <input
            {...aria}
            name="reason"
            maxLength={80}
            defaultValue={typed?.reason}
            autoComplete="off"
          />
        )}
      </Field>
      <button className="button button--line">{texts.saveLeave}</button>
      <DraftNote draft={draft} texts={draftTexts} />
    </Form>
  )
}
