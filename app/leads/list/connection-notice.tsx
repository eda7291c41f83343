import { shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

import { useToday } from './use-today.ts'

type Props = {
  isAway: boolean
  at: string
}

/** A list that gets no updates would look like a quiet morning. */
export function AwayNotice({ isAway, at }: Props) {
  const today = useToday()
  if (!isAway) return null
  return (
    <p className="ended" role="alert">
      {listTexts.away(shortMoment(at, today))}
    </p>
  )
}
