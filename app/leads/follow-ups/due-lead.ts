import type { LeadBudget } from '#app/leads/requirement/lead-requirement.ts'
import type { LeadStatus } from '#app/leads/status/lead-status.ts'
import type { Abroad } from '#app/leads/status/their-clock.ts'
import { sorted } from '#app/lib/lists.ts'
import type { Waited } from '#app/staff/working-hours/waited.ts'

/** A person to call: a first call or a follow-up. Moments are ISO 8601. */
export type DueLead = {
  id: string
  dueAt: string
  receivedAt: string
  isFirst: boolean
  name: string
  status: LeadStatus
  location: string
  message: string
  owner: string | null
  /** The last call reached someone else. */
  hasWrongNumber: boolean
  isHot: boolean
  budget: LeadBudget | null
  /** Null for a phone of India. */
  abroad: Abroad | null
  /** When a person abroad may be called again; null by day. */
  nightUntil: string | null
  /** Since the enquiry or the promised time; null for what is not due yet. */
  waited: Waited | null
  /** Other due enquiries of the person, which the same call answers. */
  also: readonly DueEnquiry[]
}

export type DueEnquiry = { id: string; location: string; message: string }

/** More than one agent can call in a day. */
export const MAX_DUE = 200

/** The count for the menu; empty for none. */
export function dueCountText(count: number): string {
  if (count === 0) return ''
  return count < MAX_DUE ? String(count) : `${MAX_DUE}+`
}

/** Why a person comes when they do, in the order of the day. */
export const urgencies = ['fresh', 'promised', 'overdue', 'later'] as const
export type Urgency = (typeof urgencies)[number]

const MINUTE = 60_000
/** How long a new enquiry is warm, and a promise is of this moment: milliseconds. */
const [WARM, PUNCTUAL] = [30 * MINUTE, 15 * MINUTE]

export function urgencyOf(
  { isFirst, receivedAt, dueAt }: Pick<DueLead, 'isFirst' | 'receivedAt' | 'dueAt'>,
  now: string,
): Urgency {
  const since = (moment: string) => Date.parse(now) - Date.parse(moment)
  if (isFirst && since(receivedAt) < WARM) return 'fresh'
  if (dueAt > now) return 'later'
  return !isFirst && since(dueAt) < PUNCTUAL ? 'promised' : 'overdue'
}

/** Warm enquiries with the newest first, then what was promised for now, then the oldest promise; in each part hot leads lead, then larger budgets, and those who have night are last. */
export function inOrderOfDay<T extends Omit<DueLead, 'also'>>(due: readonly T[], now: string): T[] {
  return urgencies.flatMap((urgency) =>
    sorted(
      due.filter((lead) => urgencyOf(lead, now) === urgency),
      (one, other) =>
        Number(isNightFor(one, now)) - Number(isNightFor(other, now)) ||
        Number(other.isHot) - Number(one.isHot) ||
        (other.budget?.amount ?? 0) - (one.budget?.amount ?? 0) ||
        (urgency === 'fresh'
          ? other.receivedAt.localeCompare(one.receivedAt)
          : one.dueAt.localeCompare(other.dueAt)) ||
        Number(one.id) - Number(other.id),
    ),
  )
}

export function isNightFor({ nightUntil }: Pick<DueLead, 'nightUntil'>, now: string): boolean {
  return nightUntil !== null && nightUntil > now
}

/** The next person after a called lead in `due`, the list before that call: a warm enquiry, else in order; a follow-up waits for its time, and a person abroad for the day. */
export function nextDue(due: readonly DueLead[], id: string, now: string): DueLead | undefined {
  const place = due.findIndex((lead) => lead.id === id || lead.also.some((one) => one.id === id))
  const isReady = (lead: DueLead, at: number) =>
    at !== place && isDue(lead, now) && !isNightFor(lead, now)
  return (
    due.find((lead, at) => isReady(lead, at) && urgencyOf(lead, now) === 'fresh') ??
    due.find((lead, at) => at > place && isReady(lead, at)) ??
    due.find(isReady)
  )
}

/** The person whose night ends first, of those who would be called by day. */
export function nextAfterNight(due: readonly DueLead[], now: string): DueLead | undefined {
  const waiting = due.filter((lead) => isDue(lead, now) && isNightFor(lead, now))
  return sorted(waiting, (one, other) =>
    (one.nightUntil ?? '').localeCompare(other.nightUntil ?? ''),
  )[0]
}

function isDue({ isFirst, dueAt }: DueLead, now: string): boolean {
  return isFirst || dueAt <= now
}
