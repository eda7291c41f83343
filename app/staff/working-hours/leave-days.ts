import { isDay } from '#app/lib/dates/iso-day.ts'
import { cutText } from '#app/lib/text/cut-text.ts'

/** Whole days in Asia/Kolkata, as `2026-12-04`, both included. */
export type LeaveDays = { from: string; to: string }

export type Leave = LeaveDays & { staffId: string; reason: string }

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

export type LeaveFault = 'no-person' | 'no-from' | 'no-to' | 'backwards' | 'over' | 'long'

/** `today` is the earliest last day. */
export function readLeave(
  typed: Leave,
  today: string,
): { ok: true; leave: Leave } | { ok: false; fault: LeaveFault } {
  const { from, to } = typed
  const fault = faultOf(typed, today)
  if (fault) return { ok: false, fault }
  return { ok: true, leave: { ...typed, from, to, reason: cutText(typed.reason.trim(), 80) } }
}

function faultOf({ staffId, from, to }: Leave, today: string): LeaveFault | undefined {
  if (staffId === '') return 'no-person'
  if (!isDay(from)) return 'no-from'
  if (!isDay(to)) return 'no-to'
  if (to < from) return 'backwards'
  if (to < today) return 'over'
  return dayCount({ from, to }) > LONGEST_DAYS ? 'long' : undefined
}

export function dayCount({ from, to }: LeaveDays): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

export function daysFrom(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.parse(from) + ahead * DAY_MS).toISOString().slice(0, 10),
  )
}
