import { visitsTexts } from '#app/strings/en/visits.ts'

/** Says that whoever goes along is on leave that day. */
export function AwayMark() {
  return <span className="visit-away">{visitsTexts.onLeave}</span>
}
