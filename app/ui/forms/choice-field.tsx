import { Field } from './field.tsx'

export type Choice = {
  value: string
  label: string
  base?: string | undefined
}

type ChoiceFieldProps = {
  id: string
  name: string
  label: string
  hint?: string | undefined
  choices: readonly Choice[]
  chosen: string | undefined
  unset?: string
  error?: string | undefined
  autoComplete?: 'off'
}

export function ChoiceField({
  id,
  name,
  label,
  hint,
  choices,
  chosen = '',
  unset,
  error,
  ...select
}: ChoiceFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(aria) => (
        <select {...aria} {...select} name={name} defaultValue={chosen}>
          {unset === undefined ? null : <option value="">{unset}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} data-base={choice.base}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
