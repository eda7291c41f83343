import { Field } from '#app/ui/field.tsx'

type ChoiceProps = {
  id: string
  label: string
  name: string
  chosen: string | undefined
  options: readonly { value: string; label: string }[]
  /** What stands where nothing is chosen. */
  unset?: string
}

/** One of several, or none. */
export function Choice({ id, label, name, chosen, options, unset = 'All' }: ChoiceProps) {
  return (
    <Field id={id} label={label}>
      {(aria) => (
        <select {...aria} name={name} defaultValue={chosen ?? ''}>
          <option value="">{unset}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type TicksProps = {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** Any of several. */
export function Ticks({ legend, name, options, chosen }: TicksProps) {
  return (
    <fieldset className="flt-tick">
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The id of an amount's field, to which a note can lead. */
export function budgetField(name: 'min' | 'max'): string {
  return `budget-${name}`
}
