import { momentText } from '#app/leads/detail/spoken-moment.ts'
import type { QuickMoment } from '#app/leads/status/outcome.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

/** Milliseconds; moments are rounded up to 5 minutes, so "in 1 hour" may be 65 minutes. */
const HOUR_MS = 65 * 60_000

/** `in 1 hour`, `today 6:00 pm`, `tomorrow 10:00 am`, `Mon 30 Nov, 10:00 am`. */
export function quickText({ name, at }: QuickMoment, now: Date): string {
  if (name === 'hour' && at.getTime() - now.getTime() <= HOUR_MS) return leadTexts.quick.hour
  return momentText(at.toISOString(), now.toISOString())
}
