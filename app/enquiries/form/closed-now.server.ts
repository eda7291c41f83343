import { officeHours, officeHoursKey } from '#app/staff/working-hours/office-hours.server.ts'

import { closedNote } from './call-promise.ts'

const MINUTE_MS = 60_000

let key = ''
let note: string | undefined

/** What a form says of closed hours; a cache key of its pages, so it is reckoned once a minute. */
export function closedNow(now = Date.now()): string | undefined {
  const minute = Math.floor(now / MINUTE_MS)
  const current = `${minute} ${officeHoursKey()}`
  if (current === key) return note
  key = current
  note = closedNote(officeHours(), { at: new Date(minute * MINUTE_MS) })
  return note
}
