import { sourceTime } from '#app/sources/reading/source-time.ts'

const DAY_MS = 86_400_000
/** Day 0 of Excel, which takes 1900 for a leap year. */
const EXCEL_START = Date.UTC(1899, 11, 30)
/** From day 0 of Excel to the one of its books for the old Mac. */
const DAYS_TO_1904 = 1462
const INDIA_MS = 5.5 * 3_600_000
const SLASHED =
  /^(\d\d?)[-/.](\d\d?)[-/.](\d{4}|\d\d)(?:,?[ T]+(\d\d?):(\d\d)(?::(\d\d))?(?: *([AP])\.?M\.?)?)?$/i

/** How a file writes dates: the order of day and month, and from when Excel counts days. */
export type DateWays = { isDayFirst: boolean; has1904Dates: boolean }

/** A time of a file: `08/10/2026` by the order of its column, a serial number of Excel, or what `sourceTime` reads. */
export function fileTime(
  written: string,
  { isDayFirst, has1904Dates }: DateWays,
): Date | undefined {
  const text = written.trim()
  if (/^[2-6]\d{4}(?:\.\d+)?$/.test(text)) {
    const days = Number(text) + (has1904Dates ? DAYS_TO_1904 : 0)
    return new Date(Math.round(EXCEL_START + days * DAY_MS - INDIA_MS))
  }
  const parts = SLASHED.exec(text)
  if (!parts) return sourceTime(text)
  const [, one = '', other = '', year = '', hour = '0', minute = '0', second = '0', half] = parts
  const [day, month] = isDayFirst ? [one, other] : [other, one]
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + hoursOf(half)
  const time = [hours, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
  const date = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return sourceTime(`${date} ${time}`)
}

function hoursOf(half: string): number {
  return half.toUpperCase() === 'P' ? 12 : 0
}

/** What a column of dates says about its order: a number over 12 can only be a day. */
export function dateOrder(): {
  see: (text: string) => void
  isDayFirst: () => boolean | undefined
} {
  let found: boolean | undefined
  return {
    see(text) {
      const [, one = '', other = ''] = SLASHED.exec(text.trim()) ?? []
      if (found === undefined && (Number(one) > 12 || Number(other) > 12)) found = Number(one) > 12
    },
    isDayFirst: () => found,
  }
}
