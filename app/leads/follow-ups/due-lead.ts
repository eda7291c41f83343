import type { LeadStatus } from '#app/leads/status/lead-status.ts'
import type { Waited } from '#app/staff/working-hours/waited.ts'

/** A person who is due: for the first call of an enquiry, or a follow-up. Moments are ISO 8601. */
export type DueLead = {
  id: string
  dueAt: string
  /** The first call of all. */
  isFirst: boolean
  name: string
  status: LeadStatus
  location: string
  message: string
  owner: string | null
  /** Whether a call came out at somebody else, and none has reached the person since. */
  hasWrongNumber: boolean
  /** How long they wait since they wrote, or since what was promised; null for what is not owed yet. */
  waited: Waited | null
  /** The person's other enquiries that are due as well: one call answers all of them. */
  also: readonly DueEnquiry[]
}

/** Another enquiry of the same person. */
export type DueEnquiry = { id: string; location: string; message: string }

/** What is owed of one day is never more than a person can do in it. */
export const MOST_DUE = 200

/** How many are owed, as the menu says it; empty for none. */
export function dueWords(count: number): string {
  if (count === 0) return ''
  return count < MOST_DUE ? String(count) : `${MOST_DUE}+`
}

/** What is owed already, and what later today. */
export function byHour(due: readonly DueLead[], now: string) {
  return {
    owed: due.filter(({ dueAt }) => dueAt <= now),
    later: due.filter(({ dueAt }) => dueAt > now),
  }
}

/**
 * Who is called after a lead, where `due` is the queue as it stood before that lead was called: the next
 * person after that place who can be called now, or else the first one before it. A follow-up of later
 * today waits for its time; a first call does not.
 */
export function nextDue(due: readonly DueLead[], id: string, now: string): DueLead | undefined {
  const place = due.findIndex((lead) => lead.id === id || lead.also.some((one) => one.id === id))
  const isReady = (lead: DueLead, at: number) => at !== place && (lead.isFirst || lead.dueAt <= now)
  return due.find((lead, at) => at > place && isReady(lead, at)) ?? due.find(isReady)
}
