import { listTexts } from '#app/desk-texts/en/lead-list.ts'

import { deskTime } from './desk-time.ts'

type Props = {
  isAway: boolean
  /** The moment of the list, ISO 8601. */
  at: string
}

/** A list that gets no news would look like a quiet morning. */
export function AwayNotice({ isAway, at }: Props) {
  if (!isAway) return null
  return (
    <p className="ended" role="alert">
      {listTexts.away(deskTime(new Date(at)))}
    </p>
  )
}
