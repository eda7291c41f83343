import { findActive } from '#app/staff/sessions/signed-in.server.ts'
import { edits, type Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

/** Refuses listings, photographs and the words of pages to an agent whom the owner does not let edit them. */
export function refuseWhoEditsNot(staff: Staff): void {
  if (!edits(staff)) throw new Response('Forbidden', { status: 403 })
}

/** The same by what they may do now, where a request has taken long since it was let in. */
export async function requireEditorNow(db: Executor, { id }: Pick<Staff, 'id'>): Promise<void> {
  const now = await findActive(db, id)
  if (!now || !edits(now)) throw new Response('Forbidden', { status: 403 })
}
