import { clockTime } from '#app/lib/dates/clock-time.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

import type { LeaveDays } from './leave-days.ts'

/** `4 December`, with the year only where it is not that of `today`. */
export function dayLabel(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const label = `${Number(date)} ${texts.months[Number(month) - 1] ?? ''}`
  return today.startsWith(year) ? label : `${label} ${year}`
}

/** `4 to 5 December`, `30 November to 2 December`, or one day. */
export function daysLabel({ from, to }: LeaveDays, today: string): string {
  return texts.days(firstDayLabel({ from, to }, today), dayLabel(to, today))
}

/** `from 4 to 5 December`, `on 4 December`. */
export function onDaysLabel({ from, to }: LeaveDays, today: string): string {
  return texts.onDays(firstDayLabel({ from, to }, today), dayLabel(to, today))
}

function firstDayLabel({ from, to }: LeaveDays, today: string): string {
  const isOfOneMonth = from !== to && from.slice(0, 7) === to.slice(0, 7)
  return isOfOneMonth ? String(Number(from.slice(8))) : dayLabel(from, today)
}

/** `9-13, 14:30-19`, as people type it. */
export function hoursLabel(hours: readonly { opens: number; closes: number }[]): string {
  return hours.map(({ opens, closes }) => `${hourLabel(opens)}-${hourLabel(closes)}`).join(', ')
}

/** `9 am–1 pm, 2:30 pm–7 pm`, for reading alone. */
export function hoursText(hours: readonly { opens: number; closes: number }[]): string {
  return hours.map(({ opens, closes }) => `${hourText(opens)}–${hourText(closes)}`).join(', ')
}

function hourText(minutes: number): string {
  return clockTime(`${Math.floor(minutes / 60) % 24}:${padded(minutes % 60)}`).replace(':00', '')
}

function hourLabel(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return minute === 0 ? String(hour) : `${hour}:${padded(minute)}`
}

function padded(minute: number): string {
  return String(minute).padStart(2, '0')
}
