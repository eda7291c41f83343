import { findActive } from '#app/staff/sessions/signed-in.server.ts'
import { canEditSite } from '#app/staff/access/rights.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

/** Throws 403 for an agent without the right to edit projects, photos and pages. */
export function requireEditor(staff: Staff): void {
  if (!canEditSite(staff)) throw new Response('Forbidden', { status: 403 })
}

/** Checks the current rights, for a request that took long after its guard. */
export async function requireEditorNow(db: Executor, { id }: Pick<Staff, 'id'>): Promise<void> {
  const now = await findActive(db, id)
  if (!now || !canEditSite(now)) throw new Response('Forbidden', { status: 403 })
}
