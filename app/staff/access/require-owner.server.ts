import { findActive } from '#app/staff/sessions/signed-in.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

/** Throws 403 for an agent (docs/spec-decisions.md, Staff). */
export function refuseAgents({ role }: Staff): void {
  if (role !== 'owner') throw new Response('Forbidden', { status: 403 })
}

/** Checks the current role, for a request that took long after its guard. */
export async function requireOwnerNow(db: Executor, { id }: Pick<Staff, 'id'>): Promise<void> {
  const now = await findActive(db, id)
  if (now?.role !== 'owner') throw new Response('Forbidden', { status: 403 })
}
