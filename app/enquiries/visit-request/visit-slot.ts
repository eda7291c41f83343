import { clockTime } from '#app/lib/dates/clock-time.ts'
import { deskTime } from '#app/lib/dates/office-time.ts'

/** How many days ahead a visit may be asked for; the first is tomorrow. */
export const VISIT_DAYS = 14

/** Hours a visit may be asked for, in Asia/Kolkata. */
export const VISIT_TIMES = ['10:00', '12:00', '14:00', '16:00'] as const

/** What a visitor chose, before any rule: the project's slug, `2026-11-28`, `10:00`. */
export type VisitChoice = { project: string; day: string; time: string }

/** A visit that keeps the rules. */
export type Visit = { project: string; startsAt: Date }

/**
 * What a visitor is told of a stored visit: `Sat 28 Nov 2026, 10:00 am IST`, and its calendar file, which a repeat
 * without a key is not told.
 */
export type AskedVisit = { when: string; calendar?: string }

export type VisitFault = { field: 'day' | 'time'; text: string }
export type VisitCheck = { ok: true; visit: Visit } | { ok: false; faults: VisitFault[] }

export const visitTexts = {
  missing: 'Choose a day and a time for the visit.',
  gone: 'That slot is not available. Choose another day or time.',
  project: 'We could not find this project.',
} as const

/** Whether a visit may start at a moment, by working hours, holidays and leave. */
export type IsOpen = (startsAt: Date) => boolean

const always: IsOpen = () => true

/** The days that can be asked for at this moment, as they are counted in Asia/Kolkata. */
export function visitDays(now: Date, isOpen = always): string[] {
  return Array.from({ length: VISIT_DAYS }, (_, index) =>
    dayOf(new Date(now.getTime() + (index + 1) * DAY_MS)),
  ).filter((day) => VISIT_TIMES.some((time) => isOpen(slotStart(day, time))))
}

/** Of the days on offer, the times that are not: `2026-11-29 16:00`. */
export function closedSlots(days: readonly string[], isOpen: IsOpen): string[] {
  return days.flatMap((day) =>
    VISIT_TIMES.filter((time) => !isOpen(slotStart(day, time))).map((time) => `${day} ${time}`),
  )
}

/** The rules of a visit: both chosen, one of the days ahead, one of the hours, and open then. */
export function checkVisit(choice: VisitChoice, now: Date, isOpen = always): VisitCheck {
  const { project, day, time } = choice
  const faults = missingInSlot(choice)
  const isDay = visitDays(now, isOpen).includes(day)
  const isHour = VISIT_TIMES.some((each) => each === time)
  const isClosed = isDay && isHour && !isOpen(slotStart(day, time))
  if (project === '') faults.push({ field: 'day', text: visitTexts.project })
  if (day !== '' && !isDay) {
    faults.push({ field: 'day', text: visitTexts.gone })
  }
  if (time !== '' && (!isHour || isClosed)) faults.push({ field: 'time', text: visitTexts.gone })
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, visit: { project, startsAt: slotStart(day, time) } }
}

/**
 * The visit that a choice would be on any day: what was sent in time is the same enquiry when it comes
 * again after its day. Undefined for what never was a visit.
 */
export function visitOnAnyDay({ project, day, time }: VisitChoice): Visit | undefined {
  const startsAt = slotStart(day, time)
  if (project === '' || Number.isNaN(startsAt.getTime())) return undefined
  return { project, startsAt }
}

/** What is still to be chosen. A browser asks only this: its clock may be wrong, the server's decides. */
export function missingInSlot(choice: VisitChoice): VisitFault[] {
  return (['day', 'time'] as const)
    .filter((field) => choice[field] === '')
    .map((field) => ({ field, text: visitTexts.missing }))
}

/** The moment of a slot. */
export function slotStart(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`)
}

/** A slot as everybody reads it: `Sat 28 Nov 2026, 10:00 am IST`. */
export function visitText(startsAt: Date): string {
  const [day = '', time = ''] = deskTime(startsAt).split(' ')
  return `${dayText(day)}, ${clockTime(time)} IST`
}

/** `2026-11-28` as `Sat 28 Nov 2026`; spelt out here, because browsers and servers differ in Intl's commas. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const [weekday = '', month = ''] = [WEEKDAYS[date.getUTCDay()], MONTHS[date.getUTCMonth()]]
  return `${weekday} ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`
}

/**
 * A slot on the clock of another time zone: `4:30 am`, with the weekday where the day differs:
 * `Fri 8:30 pm`. Undefined where the clocks agree, or for a zone that is none.
 */
export function ownTime(startsAt: Date, zone: string): string | undefined {
  const here = clock(startsAt, zone)
  const there = clock(startsAt, 'Asia/Kolkata')
  if (!here || !there || (here.time === there.time && here.weekday === there.weekday))
    return undefined
  const time = clockTime(here.time)
  return here.weekday === there.weekday ? time : `${here.weekday} ${time}`
}

/** The day that a moment is on in Asia/Kolkata: `2026-11-24`. */
export function dayOf(moment: Date): string {
  return deskTime(moment).split(' ')[0] ?? ''
}

const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once a zone: it is dear, and a list asks for hundreds. */
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
