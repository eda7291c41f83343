import { Form } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import type { Choice } from '#app/ui/forms/choice-field.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { conditionKinds, type ConditionKind } from './assignment-rule.ts'
import { RulePart, Ticks } from './rule-part.tsx'
import type { RuleFault, TypedRule } from './typed-rule.ts'

type RuleFormProps = {
  rule: TypedRule
  isRest: boolean
  choices: Readonly<Record<ConditionKind, readonly Choice[]>>
  people: readonly Choice[]
  fault: RuleFault | undefined
}

export function RuleForm({ rule, isRest, choices, people, fault }: RuleFormProps) {
  const { form, draft } = useFormDraft(`rule ${rule.id ?? 'new'}`)
  return (
    <Form
      ref={form}
      className="rule-form"
      method="post"
      action="/dashboard/assignment/rule"
      replace
    >
      <input type="hidden" name="rule" value={rule.id ?? ''} />
      {fault ? (
        <AlertMessage className="form-error" id="rule-error">
          <Icon name="alert" />
          {forms.ruleFaults[fault]}
        </AlertMessage>
      ) : null}
      {isRest ? null : (
        <div className="rule-parts">
          {conditionKinds.map((kind) => (
            <RulePart
              key={kind}
              kind={kind}
              choices={choices[kind]}
              condition={rule.conditions.find((each) => each.kind === kind)}
            />
          ))}
        </div>
      )}
      <fieldset className="rule-assignees">
        <legend>{forms.whoGets}</legend>
        <label className="tick">
          <input type="radio" name="for" value="all" defaultChecked={rule.isForAll} />
          {forms.forAll}
        </label>
        {isRest ? null : <p className="caption">{forms.speakersHint}</p>}
        <label className="tick">
          <input type="radio" name="for" value="some" defaultChecked={!rule.isForAll} />
          {forms.forSome}
        </label>
        <Ticks name="person" choices={people} chosen={rule.people} />
      </fieldset>
      <button className="button">{texts.save}</button>
      <DraftNote draft={draft} texts={draftTexts} />
    </Form>
  )
}
