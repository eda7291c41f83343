import type { VisitStatus } from '#app/enquiries/visit-request/visit-state.ts'

/** A visit as the panel of its lead shows it. Moments are ISO 8601. */
export type LeadVisit = {
  id: string
  /** Slug of the project. */
  project: string
  status: VisitStatus
  startsAt: string
  /** How often it was changed; whoever changes it tells which they saw. */
  sequence: number
  agentName: string | null
  /** Whether that person is on leave on its day, while it is still to come about. */
  isAway: boolean
  /** Who goes along if it is confirmed as it is: its agent, whoever has the lead, or who looks. */
  goesAlong: string
  /** Who changed it last; null where nobody of the desk did, or the account is gone. */
  changed: { by: string; at: string } | null
  /** Whether this viewer may take the last act back. */
  canUndo: boolean
}

/** The same with the name of its listing, as the catalogue has it today. */
export type ShownLeadVisit = LeadVisit & { projectName: string }
