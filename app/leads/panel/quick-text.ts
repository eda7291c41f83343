import { leadTexts } from '#app/desk-texts/en/lead.ts'
import type { QuickMoment } from '#app/leads/work/outcome.ts'
import { indianDay, indianHour } from '#app/lib/indian-day.ts'

import { momentText } from './desk-moment.ts'

const DAY_MS = 24 * 60 * 60_000
/** Up to here "in 1 hour" is true: moments are rounded up to 5 minutes. */
const HOUR_MS = 65 * 60_000

/** The label of a quick moment, seen from now: `in 1 hour`, `today 18:00`, `tomorrow 10:00`, `30 Nov, 10:00`. */
export function quickText({ name, at }: QuickMoment, now: Date): string {
  if (name === 'hour' && at.getTime() - now.getTime() <= HOUR_MS) return leadTexts.quick.hour
  const [day, time] = [indianDay(at), indianHour(at).slice(11)]
  if (day === indianDay(now)) return leadTexts.quick.today(time)
  if (day === indianDay(new Date(now.getTime() + DAY_MS))) return leadTexts.quick.tomorrow(time)
  return momentText(at.toISOString(), now.toISOString())
}
