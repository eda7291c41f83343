type TicksProps = {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** Any of several. */
export function Ticks({ legend, name, options, chosen }: TicksProps) {
  return (
    <fieldset className="filter-ticks">
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
