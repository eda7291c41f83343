import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import type { LeadStatus } from '#app/leads/status/lead-status.ts'

/** A visit as the desk works on it, with whoever asked for it. */
export type DeskVisit = VisitState & {
  id: string
  /** Opens the visitor's calendar file. */
  token: string
  /** Slug of the project. */
  project: string
  endsAt: Date
  /** How often it was changed; whoever changes it tells which they saw. */
  sequence: number
  agentName: string | null
  /** Whether that person is on leave on its day, while it is still to come about. */
  isAway: boolean
  leadId: string
  name: string
  phone: string
  email: string
  leadStatus: LeadStatus
  /** Who works on the lead. */
  ownerId: string | null
  followUpAt: Date | null
  /** Whether this viewer may take the last act back. */
  canUndo: boolean
}

/** Somebody a visit can be given to, and whether they are on leave on the day that is looked at. */
export type VisitAgent = { id: string; name: string; isAway: boolean }

/** Who goes along unless somebody else is chosen: whoever has it, whoever has the lead, or who looks. */
export function likelyAgent(
  { agentId, ownerId }: Pick<DeskVisit, 'agentId' | 'ownerId'>,
  agents: readonly VisitAgent[],
  viewerId: string,
): string {
  const found = [agentId, ownerId].find((id) => agents.some((agent) => agent.id === id))
  return found ?? viewerId
}
