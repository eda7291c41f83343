import { seesAll, type Viewer } from '#app/staff/access/visible-leads.server.ts'

/** Refuses what is nobody's own, such as suspect enquiries, to an agent who sees their own leads only. */
export function refuseWhoSeesOwn(viewer: Viewer): void {
  if (!seesAll(viewer)) throw new Response('Forbidden', { status: 403 })
}
