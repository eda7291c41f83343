import type { VisitStatus } from '#app/enquiries/visit-request/visit-state.ts'

/** Moments are ISO 8601. */
export type LeadVisit = {
  id: string
  project: string
  status: VisitStatus
  isVideo: boolean
  startsAt: string
  /** For optimistic locking. */
  sequence: number
  agentName: string | null
  isAway: boolean
  /** The default agent of a confirmation. */
  goesAlong: string
  /** Null where the visitor changed it, or the account is gone. */
  changed: { by: string; at: string } | null
  canUndo: boolean
}

export type LeadVisitRow = LeadVisit & { projectName: string }
