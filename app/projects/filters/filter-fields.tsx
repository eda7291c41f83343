type TicksProps = {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

export function Ticks({ legend, name, options, chosen }: TicksProps) {
  return (
    <fieldset className="filter-checkboxes">
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

export function budgetField(name: 'min' | 'max'): string {
  return `budget-${name}`
}
