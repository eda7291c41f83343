import { visitsTexts } from '#app/strings/en/visits.ts'

export function AwayMark() {
  return <span className="visit-away">{visitsTexts.onLeave}</span>
}
