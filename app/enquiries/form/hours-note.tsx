import { useSyncExternalStore } from 'react'

import { isOverseas } from '#app/lib/dates/is-overseas.ts'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'

import { closedNote, hoursLine } from './call-promise.ts'

/** The page is served from memory, so only the browser knows whether the office is open. */
export function HoursNote({ hours }: { hours: OfficeHours | undefined }) {
  const closed = useSyncExternalStore(
    neverChanges,
    () => closedNote(hours, { at: new Date(), isAbroad: isOverseas() }),
    unknown,
  )
  if (!hours) return null
  return (
    <p className="enquiry-hours">
      {hoursLine(hours)}
      {closed === undefined ? '' : ` ${closed}`}
    </p>
  )
}

const neverChanges = () => () => undefined
const unknown = () => undefined
