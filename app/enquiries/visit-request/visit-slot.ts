import { clockTime } from '#app/lib/dates/clock-time.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'

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
  const here = clock(startsAt, zone)
  const there = clock(startsAt, 'Asia/Kolkata')
  if (!here || !there || (here.time === there.time && here.weekday === there.weekday))
    return undefined
  const time = clockTime(here.time)
  return here.weekday === there.weekday ? time : `${here.weekday} ${time}`
}

/** `2026-11-24` in Asia/Kolkata. */
export function dayOf(moment: Date): string {
  return officeTime(moment).split(' ')[0] ?? ''
}

const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: a formatter is slow to create, and a list needs hundreds. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

function clock(moment: Date, zone: string): { weekday: string; time: string } | undefined {
  try {
    const parts = new Map(
      formatOf(zone)
        .formatToParts(moment)
        .map(({ type, value }) => [type, value]),
    )
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
    return { weekday: part('weekday'), time: `${part('hour')}:${part('minute')}` }
  } catch {
    return undefined
  }
}
