import { canSeeAllLeads, type Viewer } from '#app/staff/access/visible-leads.server.ts'

/** Refuses agents with access to their own leads only, for lists such as spam. */
export function requireAllLeads(viewer: Viewer): void {
  if (!canSeeAllLeads(viewer)) throw new Response('Forbidden', { status: 403 })
}
