import { useSyncExternalStore } from 'react'

import { isOverseas } from '#app/lib/dates/is-overseas.ts'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'

import { closedNote, hoursLine } from './receipt/call-promise.ts'

type HoursNoteProps = {
  hours: OfficeHours | undefined
  /** As the server has it; a page that stays open, or a visitor overseas, reads another. */
  closed: string | undefined
}

export function HoursNote({ hours, closed: served }: HoursNoteProps) {
  const closed = useSyncExternalStore(
    neverChanges,
    () => closedNote(hours, { at: new Date(), isAbroad: isOverseas() }),
    () => served,
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
