import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { reachTimes, reachWays, type Reach } from './reach.ts'

export function ReachFields({ ids, reach }: { ids: string; reach: Reach }) {
  const isChosen = reach.by !== undefined || reach.when !== undefined
  return (
    <details className="reach" open={isChosen || undefined}>
      <summary>
        How and when to reach you (optional)
        <Icon name="plus" />
      </summary>
      <div>
        <ChoiceField
          id={`${ids}-by`}
          name="reachBy"
          label="Reach me by"
          choices={reachWays}
          chosen={reach.by}
          unset="No preference"
          autoComplete="off"
        />
        <ChoiceField
          id={`${ids}-when`}
          name="reachWhen"
          label="When"
          choices={reachTimes}
          chosen={reach.when}
          unset="No preference"
          autoComplete="off"
        />
      </div>
    </details>
  )
}
