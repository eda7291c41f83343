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
      The site cannot be reached. This list is as of {deskTime(new Date(at))} IST; it goes on by
      itself when the connection is back.
    </p>
  )
}
