import type { LeadStatus } from '#app/leads/status/lead-status.ts'
import type { Waited } from '#app/staff/working-hours/waited.ts'

/** A person to call: a first call or a follow-up. Moments are ISO 8601. */
export type DueLead = {
  id: string
  dueAt: string
  isFirst: boolean
  name: string
  status: LeadStatus
  location: string
  message: string
  owner: string | null
  /** The last call reached someone else. */
  hasWrongNumber: boolean
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

export function byHour(due: readonly DueLead[], now: string) {
  return {
    dueNow: due.filter(({ dueAt }) => dueAt <= now),
    later: due.filter(({ dueAt }) => dueAt > now),
  }
}

/** The next person after a called lead in `due`, the list before that call; a follow-up waits for its time. */
export function nextDue(due: readonly DueLead[], id: string, now: string): DueLead | undefined {
  const place = due.findIndex((lead) => lead.id === id || lead.also.some((one) => one.id === id))
  const isReady = (lead: DueLead, at: number) => at !== place && (lead.isFirst || lead.dueAt <= now)
  return due.find((lead, at) => at > place && isReady(lead, at)) ?? due.find(isReady)
}
