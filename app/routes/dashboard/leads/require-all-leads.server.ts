import { seesAll, type Viewer } from '#app/staff/access/visible-leads.server.ts'

/** Refuses agents with access to their own leads only, for lists such as spam. */
export function refuseWhoSeesOwn(viewer: Viewer): void {
  if (!seesAll(viewer)) throw new Response('Forbidden', { status: 403 })
}
