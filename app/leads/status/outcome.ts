import type { CountryZone } from '#app/lib/dates/country-zone.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { sorted } from '#app/lib/lists.ts'
import {
  isWorking,
  openingsFrom,
  type WorkCalendar,
} from '#app/staff/working-hours/working-time.ts'

import type { LeadFacts } from './lead-facts.ts'
import { isClosed } from './lead-status.ts'
import { theirEvening } from './their-clock.ts'

export const unreachedOutcomes = [
  'no-answer',
  'busy',
  'switched-off',
  'not-reachable',
  'wrong-number',
] as const
/** `call-back` has an agreed moment, `not-interested` a reason. */
export const outcomes = ['connected', 'call-back', 'not-interested', ...unreachedOutcomes] as const
export type Outcome = (typeof outcomes)[number]

export function readOutcome(text: string): Outcome | undefined {
  return outcomes.find((outcome) => outcome === text)
}

export type CallAttempt = { outcome: Outcome; at: Date; nextAt?: Date | undefined }

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Asia/Kolkata is UTC+05:30 all year. */
const IST = 5.5 * HOUR
/** Hours of the day in Asia/Kolkata. */
const [MORNING, EVENING, SATURDAY_HOUR] = [10, 18, 11]
const [DAY_BEGINS, DAY_ENDS] = [9, 21]
/** As `Date.getUTCDay`. */
const [MONDAY, SATURDAY] = [1, 6]

/** The first contact and next follow-up after a call; keeps a later promise, such as a visit. */
export function afterTry(
  { outcome, at, nextAt }: CallAttempt,
  facts: LeadFacts,
  calendar: WorkCalendar,
): Partial<LeadFacts> {
  const firstContactAt = facts.firstContactAt ?? at
  const next =
    nextAt ??
    defaultNext(outcome, at, calendar) ??
    laterThan(at, facts.followUpAt) ??
    nextMorning(at, calendar)
  return {
    firstContactAt,
    ...((nextAt !== undefined || !isClosed(facts.status)) && { followUpAt: next }),
    ...(isReached(outcome) && facts.status === 'new' && { status: 'contacted' as const }),
  }
}

function isReached(outcome: Outcome): boolean {
  return !unreachedOutcomes.some((unreached) => unreached === outcome)
}

/** A new lead without contact waits for its first call instead. */
export function needsNextStep({
  status,
  firstContactAt,
  followUpAt,
}: Pick<LeadFacts, 'status' | 'firstContactAt' | 'followUpAt'>): boolean {
  const awaitsFirstCall = status === 'new' && firstContactAt === null
  return !isClosed(status) && followUpAt === null && !awaitsFirstCall
}

/** Milliseconds until the next try. */
const pauses = [
  ['no-answer', 2 * HOUR],
  ['not-reachable', 2 * HOUR],
  ['wrong-number', HOUR],
  ['busy', HOUR],
] as const

function defaultNext(outcome: Outcome, at: Date, calendar: WorkCalendar): Date | null {
  if (outcome === 'switched-off') return nextMorning(at, calendar)
  const pause = new Map<Outcome, number>(pauses).get(outcome)
  return pause === undefined ? null : callable(new Date(at.getTime() + pause), calendar)
}

function laterThan(at: Date, moment: Date | null): Date | null {
  return moment !== null && moment > at ? moment : null
}

/** Or the next morning at ten, or opening time, where the office is closed. */
export function callable(moment: Date, calendar: WorkCalendar): Date {
  return isWorking(moment, calendar) ? moment : morningFrom(moment, calendar)
}

/** Ten o'clock, or opening time if later. */
export function nextMorning(now: Date, calendar: WorkCalendar): Date {
  const tomorrow = new Date(now.getTime() + IST + DAY)
  return morningFrom(istMoment(tomorrow, 0), calendar, istMoment(tomorrow, MORNING))
}

function morningFrom(moment: Date, calendar: WorkCalendar, otherwise = moment): Date {
  for (const { opens, closes } of openingsFrom(moment, calendar)) {
    const ten = istMoment(new Date(opens.getTime() + IST), MORNING)
    return opens <= ten && ten < closes && ten >= moment ? ten : opens
  }
  return otherwise
}

/** Rounded up to five minutes, or when the office opens. */
export function inAnHour(now: Date, calendar: WorkCalendar): Date {
  const hour = Math.ceil((now.getTime() + HOUR) / (5 * MINUTE)) * 5 * MINUTE
  return callable(new Date(hour), calendar)
}

export type QuickMoment = {
  name: 'hour' | 'evening' | 'morning' | 'in-two-days' | 'saturday' | 'next-week'
  at: Date
}

/** Within working hours, the soonest first; no two are equal. The evening of a person abroad is theirs, and may be after hours. */
export function quickMoments(
  now: Date,
  calendar: WorkCalendar,
  abroad: CountryZone | null = null,
): QuickMoment[] {
  const today = new Date(now.getTime() + IST)
  const daysUntil = (weekday: number) => (weekday + 7 - today.getUTCDay()) % 7 || 7
  const inDays = (days: number) => new Date(today.getTime() + days * DAY)
  const exact = (name: QuickMoment['name'], at: Date, isOpen = isWorking): QuickMoment[] =>
    at > now && isOpen(at, calendar) ? [{ name, at }] : []
  const moments: QuickMoment[] = [
    { name: 'morning', at: nextMorning(now, calendar) },
    { name: 'hour', at: inAnHour(now, calendar) },
    ...(abroad
      ? exact('evening', theirEvening(now, abroad), isOnWorkingDay)
      : exact('evening', istMoment(today, EVENING))),
    { name: 'in-two-days', at: nextMorning(new Date(now.getTime() + DAY), calendar) },
    ...exact('saturday', istMoment(inDays(daysUntil(SATURDAY)), SATURDAY_HOUR)),
    {
      name: 'next-week',
      at: nextMorning(new Date(now.getTime() + (daysUntil(MONDAY) - 1) * DAY), calendar),
    },
  ]
  const isFirst = ({ at }: QuickMoment, place: number) =>
    moments.findIndex((other) => other.at.getTime() === at.getTime()) === place
  return sorted(moments.filter(isFirst), (one, other) => one.at.getTime() - other.at.getTime())
}

/** By day, on a day when the office opens. */
function isOnWorkingDay(at: Date, calendar: WorkCalendar): boolean {
  const day = new Date(at.getTime() + IST)
  const [opening] = openingsFrom(istMoment(day, 0), calendar)
  const isOpen = opening !== undefined && indianDay(opening.opens) === indianDay(at)
  return isOpen && at >= istMoment(day, DAY_BEGINS) && at < istMoment(day, DAY_ENDS)
}

/** A moment in Asia/Kolkata, written as UTC. */
function istMoment(day: Date, hour: number): Date {
  const midnight = Math.floor(day.getTime() / DAY) * DAY
  return new Date(midnight + hour * HOUR - IST)
}
