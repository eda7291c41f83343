import type { VisitStatus } from '#app/enquiries/visit-request/visit-state.ts'
import { inSentence } from '#app/lib/text/in-sentence.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

type Props = { visit: { status: VisitStatus; isVideo: boolean } }

export function StateMark({ visit: { status, isVideo } }: Props) {
  return (
    <span className="visit-state">
      <svg viewBox="0 0 12 12" aria-hidden="true" data-status={status}>
        <path d={DRAWN[status]} />
      </svg>
      {visitsTexts.status[status]}
      {isVideo ? `, ${inSentence(visitsTexts.video)}` : null}
    </span>
  )
}

const BOX = 'M1 1h10v10H1z'
const DRAWN = {
  asked: BOX,
  confirmed: `${BOX}M3 6l2.2 2.4L9.2 3.6`,
  came: BOX,
  missed: `${BOX}M3 3l6 6M9 3l-6 6`,
  cancelled: `${BOX}M1 11 11 1`,
} as const satisfies Record<VisitStatus, string>
