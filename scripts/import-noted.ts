import type { Executor } from '#app/db.server.ts'
import { importListings, type Imported } from '#app/projects/versions/import-listings.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

/** The same as `importListings`, with a line of the record for each listing that it publishes or archives. */
export async function importNoted(
  trx: Executor,
  ...[wish, filed]: [Parameters<typeof importListings>[1], Parameters<typeof importListings>[2]]
): Promise<Imported> {
  const imported = await importListings(trx, wish, filed)
  if (wish.isTrial || imported.faults.length > 0) return imported
  for (const { listing } of imported.changed)
    await writeRecord(trx, null, { kind: 'listing-published', listing: listing.id })
  for (const { id } of imported.archived)
    await writeRecord(trx, null, { kind: 'listing-archived', listing: id })
  return imported
}
