import { edits, type Staff } from './staff.ts'

/** Refuses listings, photographs and the words of pages to an agent whom the owner does not let edit them. */
export function refuseWhoEditsNot(staff: Staff): void {
  if (!edits(staff)) throw new Response('Forbidden', { status: 403 })
}
