import type { Executor } from '#db/client.server.ts'

import { keepUpon } from './rebase-draft.server.ts'
import { findNewest, saveVersion } from './project-versions.server.ts'
import { awaitTurn, publishVersion, type How, type Publishing } from './publish-project.server.ts'
import { NotPublished } from './publish-sourced.server.ts'
import { readPublished } from './published-projects.server.ts'

type Notes = { returned: string; kept: (by: string | null) => string }

/** Publishes an archived project again, within a transaction; a newer draft stays newest. `absent`: not archived. Throws `NotPublished` on faults. */
export async function bringBack(
  trx: Executor,
  listingId: number,
  { notes, ...how }: How & { notes: Notes },
): Promise<Publishing> {
  await awaitTurn(trx)
  const last = (await readPublished(trx, how.known)).listings.get(listingId)
  const newest = await findNewest(trx, listingId)
  if (!last?.isArchived || !newest) return { kind: 'absent' }
  const { returned: note, kept } = notes
  const { project: content } = last
  const back = { listingId, basedOn: newest.id, content, sources: {}, note }
  const saved = await saveVersion(trx, back, how.by)
  if (saved.kind === 'overtaken') return { kind: 'overtaken', newest: saved.newest }
  const publishing = await publishVersion(trx, { id: saved.id }, how)
  if (publishing.kind !== 'published') throw new NotPublished(publishing)
  await keepUpon(trx, newest, { id: saved.id, by: how.by, note: kept })
  return publishing
}
