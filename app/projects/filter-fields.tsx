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

/** Any of the counts of bedrooms. */
export function Bedrooms({
  counts,
  chosen,
}: {
  counts: readonly number[]
  chosen: readonly number[]
}) {
  return (
    <fieldset className="flt-bhk">
      <legend>Bedrooms (BHK)</legend>
      <div>
        {counts.map((count) => (
          <label key={count}>
            <input
              type="checkbox"
              name="bedrooms"
              value={count}
              defaultChecked={chosen.includes(count)}
            />
            {count}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
