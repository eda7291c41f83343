import { visitsTexts } from '#app/strings/en/visits.ts'

export function LeaveMark() {
  return <span className="on-leave">{visitsTexts.onLeave}</span>
}
