import { visitsTexts } from '#app/strings/en/visits.ts'

export function LeaveMark() {
  return <span className="visit-away">{visitsTexts.onLeave}</span>
}
