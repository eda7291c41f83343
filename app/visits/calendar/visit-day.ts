import { dayOf, slotStart } from '#app/enquiries/visit-request/visit-slot.ts'
import { clockTime } from '#app/lib/dates/clock-time.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** `09:30` in Asia/Kolkata. */
export function hourOf(moment: Date): string {
  return officeTime(moment).slice(11, 16)
}

/** `9:30 am` in Asia/Kolkata. */
export function formatHour(moment: Date): string {
  return clockTime(hourOf(moment))
}

/** Undefined for an invalid day. */
export function readDay(typed: string | null): string | undefined {
  const text = asciiDigits(typed ?? '')
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const start = slotStart(text, '00:00')
  return !Number.isNaN(start.getTime()) && dayOf(start) === text ? text : undefined
}

/** Undefined where one of them is invalid. */
export function readMoment(typedDay: string, typedTime: string): Date | undefined {
  const [day, time] = [readDay(typedDay), asciiDigits(typedTime)]
  if (day === undefined || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  return slotStart(day, time)
}

/** The start of a day and of the next one. */
export function boundsOf(day: string): { from: Date; to: Date } {
  const from = slotStart(day, '00:00')
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(slotStart(day, '00:00').getTime() + days * DAY_MS))
}

/** Minutes from midnight in Asia/Kolkata. */
export function minuteOf(moment: Date): number {
  const [hours = 0, minutes = 0] = hourOf(moment).split(':').map(Number)
  return hours * 60 + minutes
}
