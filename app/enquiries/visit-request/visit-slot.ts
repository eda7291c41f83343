import { clockTime } from '#app/lib/dates/clock-time.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import { minutesAhead } from '#app/lib/dates/zone-offset.ts'

/** Days ahead; the first is tomorrow. */
export const VISIT_DAYS = 14

/** Asia/Kolkata. */
export const VISIT_TIMES = ['10:00', '12:00', '14:00', '16:00'] as const

/** `video`: to be shown by video. */
export type VisitChoice = {
  project: string
  day: string
  time: string
  video?: boolean | undefined
}

export type Visit = { project: string; startsAt: Date; isVideo?: true }

/** `Sat 28 Nov 2026, 10:00 am IST`, and the calendar file, which a repeat without key does not get. */
export type RequestedVisit = { when: string; calendar?: string; video?: true }

export type VisitFault = { field: 'day' | 'time'; text: string }
export type VisitCheck = { ok: true; visit: Visit } | { ok: false; faults: VisitFault[] }

export const visitTexts = {
  missing: 'Choose a day and a time for the visit.',
  unavailable: 'That slot is not available. Choose another day or time.',
  project: 'We could not find this project.',
} as const

export type IsOpen = (startsAt: Date) => boolean

const always: IsOpen = () => true

/** Counted in Asia/Kolkata. */
export function visitDays(now: Date, isOpen = always): string[] {
  return Array.from({ length: VISIT_DAYS }, (_, index) =>
    dayOf(new Date(now.getTime() + (index + 1) * DAY_MS)),
  ).filter((day) => VISIT_TIMES.some((time) => isOpen(slotStart(day, time))))
}

/** As `2026-11-29 16:00`. */
export function closedSlots(days: readonly string[], isOpen: IsOpen): string[] {
  return days.flatMap((day) =>
    VISIT_TIMES.filter((time) => !isOpen(slotStart(day, time))).map((time) => `${day} ${time}`),
  )
}

export function checkVisit(choice: VisitChoice, now: Date, isOpen = always): VisitCheck {
  const { project, day, time } = choice
  const faults = missingInSlot(choice)
  const isDay = visitDays(now, isOpen).includes(day)
  const isHour = VISIT_TIMES.some((each) => each === time)
  const isClosed = isDay && isHour && !isOpen(slotStart(day, time))
  if (project === '') faults.push({ field: 'day', text: visitTexts.project })
  if (day !== '' && !isDay) {
    faults.push({ field: 'day', text: visitTexts.unavailable })
  }
  if (time !== '' && (!isHour || isClosed))
    faults.push({ field: 'time', text: visitTexts.unavailable })
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, visit: visitOf(choice) }
}

/** Ignores the current date, so that a late retry is still a repeat; undefined for an invalid choice. */
export function visitOnAnyDay(choice: VisitChoice): Visit | undefined {
  const visit = visitOf(choice)
  return visit.project === '' || Number.isNaN(visit.startsAt.getTime()) ? undefined : visit
}

function visitOf({ project, day, time, video = false }: VisitChoice): Visit {
  return { project, startsAt: slotStart(day, time), ...(video && { isVideo: true }) }
}

/** The browser checks only this: its clock may be wrong. */
export function missingInSlot(choice: VisitChoice): VisitFault[] {
  return (['day', 'time'] as const)
    .filter((field) => choice[field] === '')
    .map((field) => ({ field, text: visitTexts.missing }))
}

export function slotStart(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`)
}

/** `Sat 28 Nov 2026, 10:00 am IST`. */
export function visitText(startsAt: Date): string {
  const [day = '', time = ''] = officeTime(startsAt).split(' ')
  return `${dayText(day)}, ${clockTime(time)} IST`
}

/** Not Intl: browsers and servers differ in its commas. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const [weekday = '', month = ''] = [WEEKDAYS[date.getUTCDay()], MONTHS[date.getUTCMonth()]]
  return `${weekday} ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`
}

/** `4:30 am`, or `Fri 8:30 pm` on another day; undefined for an equal or invalid zone. */
export function ownTime(startsAt: Date, zone: string): string | undefined {
  const ahead = aheadOf(zone, startsAt)
  if (ahead === undefined || ahead === OFFICE_AHEAD) return undefined
  const here = inMinutes(startsAt, ahead)
  const there = inMinutes(startsAt, OFFICE_AHEAD)
  const time = clockTime(here.toISOString().slice(11, 16))
  const weekday = here.getUTCDay()
  return weekday === there.getUTCDay() ? time : `${WEEKDAYS[weekday]} ${time}`
}

function aheadOf(zone: string, at: Date): number | undefined {
  try {
    return minutesAhead(zone, at)
  } catch {
    return undefined
  }
}

function inMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}

/** `2026-11-24` in Asia/Kolkata. */
export function dayOf(moment: Date): string {
  return officeTime(moment).split(' ')[0] ?? ''
}

/** Minutes that Asia/Kolkata is ahead of UTC. */
const OFFICE_AHEAD = 330
const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
