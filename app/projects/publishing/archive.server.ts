import type { Executor } from '#db/client.server.ts'

import { keepUpon } from './rebase-draft.server.ts'
import { findNewest, saveVersion } from './project-versions.server.ts'
import {
  addPublication,
  awaitTurn,
  lastPublished,
  type How,
  type Publishing,
} from './publish-project.server.ts'
import { readPublished } from './published-projects.server.ts'

type Notes = { takenOff: string; kept: (by: string | null) => string }

/** Archives the published version, even an invalid one; a draft stays newest. `absent`: not published. Call it within a transaction. */
export async function takeOff(
  trx: Executor,
  listingId: number,
  { notes, by, filed, known }: How & { notes: Notes },
): Promise<Publishing> {
  await awaitTurn(trx)
  const published = await readPublished(trx, known)
  const content = lastPublished(listingId, { published, filed })
  if (!content || published.listings.get(listingId)?.isArchived) return { kind: 'absent' }
  const newest = await findNewest(trx, listingId)
  const off = { listingId, basedOn: newest?.id ?? null, content, sources: {} }
  const saved = await saveVersion(trx, { ...off, note: notes.takenOff }, by)
  if (saved.kind === 'overtaken') return { kind: 'overtaken', newest: saved.newest }
  const version = { id: saved.id, listingId, sources: {} }
  const wish = { version, slug: content.slug, isArchived: true, changes: [] }
  const publication = await addPublication(trx, wish, by)
  if (newest) await keepUpon(trx, newest, { id: saved.id, by, note: notes.kept })
  return { kind: 'published', publication, changes: [] }
}
