import { officeHours, officeHoursKey } from '#app/staff/working-hours/office-hours.server.ts'

import { closedNote } from './receipt/call-promise.ts'

const MINUTE_MS = 60_000

let latest: { minute: number; hours: string; note: string | undefined } | undefined

/** What a form says of closed hours; a cache key of its pages, so it is computed once a minute. */
export function closedNow(now = Date.now()): string | undefined {
  const minute = Math.floor(now / MINUTE_MS)
  const hours = officeHoursKey()
  if (latest?.minute !== minute || latest.hours !== hours) {
    const note = closedNote(officeHours(), { at: new Date(minute * MINUTE_MS) })
    latest = { minute, hours, note }
  }
  return latest.note
}
