import type { LeadFacts } from './lead-facts.ts'

/** How a call or a chat went; `call-back` names the moment that was agreed. */
export const outcomes = ['connected', 'no-answer', 'wrong-number', 'call-back'] as const
export type Outcome = (typeof outcomes)[number]

/** What was tried, when, and how it went; `nextAt` is the moment that was agreed, if one was. */
export type Tried = { outcome: Outcome; at: Date; nextAt?: Date | undefined }

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Asia/Kolkata is UTC+05:30 all year. */
const IST = 5.5 * HOUR
/** Hours of the day in which people are called, in Asia/Kolkata. */
const CALLS = { from: 9, to: 19 } as const

/**
 * What follows from a try: somebody was in touch, and when to be in touch again. Nobody is left without
 * a next moment but where two agreed on none; what was promised for later, a visit too, stays promised
 * when somebody is reached before.
 */
export function afterTry({ outcome, at, nextAt }: Tried, facts: LeadFacts): Partial<LeadFacts> {
  const firstContactAt = facts.firstContactAt ?? at
  const next = nextAt ?? defaultNext(outcome, at) ?? laterThan(at, facts.followUpAt)
  const isReached = outcome === 'connected' || outcome === 'call-back'
  return {
    firstContactAt,
    followUpAt: next,
    ...(isReached && facts.status === 'new' && { status: 'contacted' as const }),
  }
}

function defaultNext(outcome: Outcome, at: Date): Date | null {
  if (outcome === 'no-answer') return callable(new Date(at.getTime() + 2 * HOUR))
  if (outcome === 'wrong-number') return callable(new Date(at.getTime() + HOUR))
  return null
}

function laterThan(at: Date, moment: Date | null): Date | null {
  return moment !== null && moment > at ? moment : null
}

/** The same moment, or the next morning at ten where people are not called at that hour. */
export function callable(moment: Date): Date {
  const here = new Date(moment.getTime() + IST)
  const hour = here.getUTCHours()
  if (hour >= CALLS.from && hour < CALLS.to) return moment
  const day = hour < CALLS.from ? here : new Date(here.getTime() + DAY)
  return deskMoment(day, 10)
}

/** Moments that a follow-up is set to in one press, by what they are called. */
export function quickMoments(now: Date): { name: 'hour' | 'evening' | 'morning'; at: Date }[] {
  const today = new Date(now.getTime() + IST)
  const evening = deskMoment(today, 18)
  return [
    { name: 'hour', at: new Date(Math.ceil((now.getTime() + HOUR) / 300_000) * 300_000) },
    ...(evening > now ? [{ name: 'evening' as const, at: evening }] : []),
    { name: 'morning', at: deskMoment(new Date(today.getTime() + DAY), 10) },
  ]
}

/** An hour of a day that is given as its moment in Asia/Kolkata, written as UTC. */
function deskMoment(day: Date, hour: number): Date {
  const midnight = Math.floor(day.getTime() / DAY) * DAY
  return new Date(midnight + hour * HOUR - IST)
}
