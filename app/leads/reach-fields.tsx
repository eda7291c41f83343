import { Icon } from '#app/ui/icon.tsx'

import { reachTimes, reachWays, type Reach } from './reach.ts'

/** How and when a person would like to be reached: one folded row, nothing chosen beforehand. */
export function ReachFields({ ids, reach }: { ids: string; reach: Reach }) {
  const isChosen = reach.by !== undefined || reach.when !== undefined
  return (
    <details className="reach" open={isChosen || undefined}>
      <summary>
        How and when to reach you (optional)
        <Icon name="plus" />
      </summary>
      <div>
        <Choice
          id={`${ids}-by`}
          name="reachBy"
          label="Reach me by"
          choices={reachWays}
          chosen={reach.by}
        />
        <Choice
          id={`${ids}-when`}
          name="reachWhen"
          label="When"
          choices={reachTimes}
          chosen={reach.when}
        />
      </div>
    </details>
  )
}

type ChoiceProps = {
  id: string
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
  chosen: string | undefined
}

function Choice({ id, name, label, choices, chosen = '' }: ChoiceProps) {
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} autoComplete="off" defaultValue={chosen}>
        <option value="">No preference</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
