import { ownTime } from '#app/enquiries/visit-request/visit-slot.ts'
import type { CountryZone } from '#app/lib/dates/country-zone.ts'
import { minutesAhead } from '#app/lib/dates/zone-offset.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

/** Of a person whose phone is not Indian; `country` is its name. */
export type Abroad = CountryZone & { country: string }

/** `7:40 am their time`, or `about Fri 8:30 pm their time`; undefined where it is India’s time. */
export function theirTime(at: Date, { zone, isAbout }: CountryZone): string | undefined {
  const time = ownTime(at, zone)
  return time && (isAbout ? leadTexts.aboutTheirTime(time) : leadTexts.theirTime(time))
}

const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000]
/** Minutes of a day: between the first two a person may be called. */
const [DAY_BEGINS, DAY_ENDS, EVENING] = [9 * 60, 21 * 60, 18 * 60]

/** When the day begins for a person for whom it is night; undefined by day. */
export function dayBegins(at: Date, { zone }: CountryZone): Date | undefined {
  const minute = Math.floor(at.getTime() / MINUTE + minutesAhead(zone, at)) % (DAY / MINUTE)
  if (minute >= DAY_BEGINS && minute < DAY_ENDS) return undefined
  return momentThere(at, minute < DAY_BEGINS ? DAY_BEGINS : DAY / MINUTE + DAY_BEGINS, zone)
}

/** Six in the evening of the day that it is there. */
export function theirEvening(at: Date, { zone }: CountryZone): Date {
  return momentThere(at, EVENING, zone)
}

/** A minute of the day in which `at` lies there, or of the next. */
function momentThere(at: Date, minute: number, zone: string): Date {
  const there = at.getTime() + minutesAhead(zone, at) * MINUTE
  const asUtc = Math.floor(there / DAY) * DAY + minute * MINUTE
  const near = new Date(asUtc - minutesAhead(zone, at) * MINUTE)
  // Summer time may begin or end in between.
  return new Date(asUtc - minutesAhead(zone, near) * MINUTE)
}
