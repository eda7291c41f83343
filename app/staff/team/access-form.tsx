import { Form } from 'react-router'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'

import type { Person } from './person.ts'

const texts = accountTexts.access

type Props = {
  person: Person
  refused: string | undefined
}

export function AccessForm({ person, refused }: Props) {
  return (
    <Form
      method="post"
      action={`/dashboard/team/${person.id}`}
      className="access"
      replace
      preventScrollReset
    >
      <fieldset>
        <legend>{texts.role}</legend>
        <Choice name="role" value="agent" label={texts.agent} chosen={person.role} />
        <Choice name="role" value="owner" label={texts.owner} chosen={person.role} />
        <p className="caption access-owner">{texts.ownerNote}</p>
      </fieldset>
      <fieldset className="access-agent">
        <legend>{texts.leadScope}</legend>
        <Choice name="leadScope" value="own" label={texts.own} chosen={person.leadScope} />
        <Choice name="leadScope" value="all" label={texts.all} chosen={person.leadScope} />
      </fieldset>
      <fieldset className="access-agent">
        <legend>{texts.may}</legend>
        <label>
          <input type="checkbox" name="canExport" defaultChecked={person.canExport} />
          {texts.export}
        </label>
        <label>
          <input type="checkbox" name="canEdit" defaultChecked={person.canEdit} />
          {texts.edit}
        </label>
      </fieldset>
      <button className="button button--line access-save">{texts.save}</button>
      {refused === undefined ? null : (
        <AlertMessage className="access-error">{refused}</AlertMessage>
      )}
    </Form>
  )
}

type ChoiceProps = { name: string; value: string; label: string; chosen: string }

function Choice({ name, value, label, chosen }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      {label}
    </label>
  )
}
