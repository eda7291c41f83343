import { shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { dayBegins, theirTime, type Abroad } from '#app/leads/status/their-clock.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

/** The country and time of a person abroad, and while it is night there, when their day begins; `at` is now. */
export function TheirClock({ abroad, at }: { abroad: Abroad | null; at: string }) {
  const now = new Date(at)
  const time = abroad && theirTime(now, abroad)
  if (!time) return null
  const begins = dayBegins(now, abroad)
  const night = begins && leadTexts.nightUntil(shortMoment(begins.toISOString(), indianDay(now)))
  return (
    <span className="caption">{[abroad.country, time, night].filter(Boolean).join(' · ')}</span>
  )
}
