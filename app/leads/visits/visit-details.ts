import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import type { LeadStatus } from '#app/leads/status/lead-status.ts'

export type DashboardVisit = VisitState & {
  id: string
  /** Opens the visitor's calendar file. */
  token: string
  project: string
  endsAt: Date
  isVideo: boolean
  videoLink: string | null
  /** For optimistic locking. */
  sequence: number
  agentName: string | null
  isAway: boolean
  leadId: string
  name: string
  phone: string
  email: string
  leadStatus: LeadStatus
  ownerId: string | null
  followUpAt: Date | null
  canUndo: boolean
}

export type VisitAgent = { id: string; name: string; isAway: boolean }

/** The visit's agent, else the lead's, else the viewer. */
export function likelyAgent(
  { agentId, ownerId }: Pick<DashboardVisit, 'agentId' | 'ownerId'>,
  agents: readonly VisitAgent[],
  viewerId: string,
): string {
  const found = [agentId, ownerId].find((id) => agents.some((agent) => agent.id === id))
  return found ?? viewerId
}
