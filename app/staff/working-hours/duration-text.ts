import { leadTexts } from '#app/strings/en/lead.ts'

/** Milliseconds in their largest unit: `21 s`, `4 min`, `3 h`, `2 days`. */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return leadTexts.seconds(seconds)
  if (seconds < 3600) return leadTexts.minutes(Math.floor(seconds / 60))
  if (seconds < 2 * 86_400) return leadTexts.hours(Math.floor(seconds / 3600))
  return leadTexts.days(Math.floor(seconds / 86_400))
}
