import { Field } from '#app/ui/field.tsx'

export type Choice = {
  key: string
  name: string
  /** Which of the form's fields the choice is reckoned with, for the style sheet. */
  base?: string
}

type Props = {
  name: string
  label: string
  choices: readonly Choice[]
  chosen: string
  error?: string | undefined
}

export function ChoiceField({ name, label, choices, chosen, error }: Props) {
  return (
    <Field id={name} label={label} error={error}>
      {(aria) => (
        <select {...aria} name={name} defaultValue={chosen}>
          {choices.map((choice) => (
            <option key={choice.key} value={choice.key} data-base={choice.base}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
