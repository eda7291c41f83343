import { listTexts } from '#app/strings/en/lead-list.ts'

import type { MatchReason } from './reason-fields.ts'

/** Why the search found a lead, in one line under its message. */
export function MatchLine({ reasons }: { reasons: readonly MatchReason[] }) {
  if (reasons.length === 0) return null
  return (
    <p className="match-line">
      {reasons.map(({ field, parts }) => (
        <span key={field}>
          {listTexts.reasons[field]}{' '}
          <bdi>{parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))}</bdi>
        </span>
      ))}
    </p>
  )
}
