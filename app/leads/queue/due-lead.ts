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
