import { useSyncExternalStore } from 'react'

import { ownTime } from '#app/enquiries/visit-request/visit-slot.ts'
import { shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { useToday } from '#app/leads/list/use-today.ts'
import { machineTime } from '#app/lib/dates/office-time.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

/** Relative time; the full stamp on hover and paper, and the reader's time zone where it differs. */
export function LeadTime({ ts }: { ts: string }) {
  const zone = useSyncExternalStore(neverChanges, browserZone, noZone)
  const today = useToday()
  const at = machineTime(ts)
  const own = zone === undefined ? undefined : ownTime(new Date(at), zone)
  return (
    <>
      <time dateTime={at} data-stamp={ts} title={`${ts} ${leadTexts.zone}`}>
        {shortMoment(at, today)}
      </time>
      {own === undefined ? null : <span className="local-time">{leadTexts.whereYouAre(own)}</span>}
    </>
  )
}

const neverChanges = () => () => undefined
let zoneHere: string | undefined
/** Cached: every row asks on every render. */
const browserZone = () => (zoneHere ??= Intl.DateTimeFormat().resolvedOptions().timeZone)
const noZone = () => undefined
