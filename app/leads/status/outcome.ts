import {
  isWorking,
  openingsFrom,
  type WorkCalendar,
} from '#app/staff/working-hours/working-time.ts'

import type { LeadFacts } from './lead-facts.ts'
import { isClosed } from './lead-status.ts'

/** `call-back` has an agreed moment. */
export const outcomes = ['connected', 'no-answer', 'wrong-number', 'call-back'] as const
export type Outcome = (typeof outcomes)[number]

export type CallAttempt = { outcome: Outcome; at: Date; nextAt?: Date | undefined }

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Asia/Kolkata is UTC+05:30 all year. */
const IST = 5.5 * HOUR
/** Hours of the day in Asia/Kolkata. */
const [MORNING, EVENING] = [10, 18]

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
  return outcome === 'connected' || outcome === 'call-back'
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

function defaultNext(outcome: Outcome, at: Date, calendar: WorkCalendar): Date | null {
  if (outcome === 'no-answer') return callable(new Date(at.getTime() + 2 * HOUR), calendar)
  if (outcome === 'wrong-number') return callable(new Date(at.getTime() + HOUR), calendar)
  return null
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

export type QuickMoment = { name: 'hour' | 'evening' | 'morning'; at: Date }

/** Within working hours; no two are equal. */
export function quickMoments(now: Date, calendar: WorkCalendar): QuickMoment[] {
  const evening = istMoment(new Date(now.getTime() + IST), EVENING)
  const isEvening = evening > now && isWorking(evening, calendar)
  const moments: QuickMoment[] = [
    { name: 'hour', at: inAnHour(now, calendar) },
    ...(isEvening ? [{ name: 'evening' as const, at: evening }] : []),
    { name: 'morning', at: nextMorning(now, calendar) },
  ]
  const isLast = ({ at }: QuickMoment, place: number) =>
    moments.findLastIndex((other) => other.at.getTime() === at.getTime()) === place
  return moments.filter(isLast)
}

/** A moment in Asia/Kolkata, written as UTC. */
function istMoment(day: Date, hour: number): Date {
  const midnight = Math.floor(day.getTime() / DAY) * DAY
  return new Date(midnight + hour * HOUR - IST)
}
