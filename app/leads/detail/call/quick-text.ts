import { momentText } from '#app/leads/detail/spoken-moment.ts'
import type { QuickMoment } from '#app/leads/status/outcome.ts'
import { theirTime } from '#app/leads/status/their-clock.ts'
import type { CountryZone } from '#app/lib/dates/country-zone.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

/** Milliseconds; moments are rounded up to 5 minutes, so "in 1 hour" may be 65 minutes. */
const HOUR_MS = 65 * 60_000

/** `in 1 hour`, `today 6:00 pm`, `tomorrow 10:00 am`, `Mon 30 Nov, 10:00 am`; with the time of a person abroad after it. */
export function quickText(
  { name, at }: QuickMoment,
  now: Date,
  abroad: CountryZone | null = null,
): string {
  const isHour = name === 'hour' && at.getTime() - now.getTime() <= HOUR_MS
  const here = isHour ? leadTexts.quick.hour : momentText(at.toISOString(), now.toISOString())
  const there = abroad && theirTime(at, abroad)
  return there ? leadTexts.both(here, there) : here
}
