import type { Waited } from '#app/leads/assignment/waited.ts'
import type { LeadStatus } from '#app/leads/work/lead-status.ts'

/** Something that is owed to whoever sent a lead: the first call, or a follow-up. Moments are ISO 8601. */
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
}

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

/** Whose turn is after a lead's; the first where it is not, or no longer, among what is owed. */
export function nextDue(due: readonly DueLead[], id: string): DueLead | undefined {
  const place = due.findIndex((lead) => lead.id === id)
  return due[place + 1] ?? due.find((lead) => lead.id !== id)
}
