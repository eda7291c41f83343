import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import type { Choice } from '#app/ui/forms/choice-field.tsx'

import type { Condition, ConditionKind } from './assignment-rule.ts'

type RulePartProps = {
  kind: ConditionKind
  choices: readonly Choice[]
  condition: Condition | undefined
}

export function RulePart({ kind, choices, condition }: RulePartProps) {
  const name = texts.kinds[kind]
  return (
    <fieldset className="rule-part">
      <legend>{name}</legend>
      <select
        name={`${kind}-is`}
        aria-label={forms.comparison(name)}
        defaultValue={condition?.isNot ? 'not' : 'is'}
      >
        <option value="is">{forms.is}</option>
        <option value="not">{forms.isNot}</option>
      </select>
      <Ticks name={kind} choices={choices} chosen={condition?.values ?? []} />
      {kind === 'place' || kind === 'budget' ? (
        <p className="caption">{texts.requirementHint}</p>
      ) : null}
      {kind === 'language' ? <p className="caption">{texts.languageHint}</p> : null}
    </fieldset>
  )
}

/** Selected values stand first, even if no longer offered. */
export function Ticks({
  name,
  choices,
  chosen,
}: {
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
}) {
  const known = new Map(choices.map(({ value, label }) => [value, label]))
  const first = chosen.map((value) => ({ value, label: known.get(value) ?? value }))
  const others = choices.filter(({ value }) => !chosen.includes(value))
  return (
    <div className="ticks">
      {[...first, ...others].map(({ value, label }) => (
        <label className="tick" key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          <bdi>{label}</bdi>
        </label>
      ))}
    </div>
  )
}
