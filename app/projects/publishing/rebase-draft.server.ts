import type { Executor } from '#db/client.server.ts'

import { saveVersion, type ListingVersion } from './project-versions.server.ts'

/** Moves an unpublished draft onto another version, as the project's newest. */
export async function keepUpon(
  trx: Executor,
  newest: ListingVersion,
  { id, by, note }: { id: string; by: { id: string } | null; note: (by: string | null) => string },
): Promise<void> {
  if (newest.publishedAt !== null) return
  const { listingId, content, sources, madeBy } = newest
  const upon = { listingId, basedOn: id, like: newest.id, content, sources }
  await saveVersion(trx, { ...upon, note: note(madeBy) }, by)
}
