import { changedFacts, unsourced } from '#app/projects/facts/project-facts.ts'
import { withoutFacts } from '#app/projects/facts/without-facts.ts'
import { factTerm } from '#app/projects/history/change-texts.ts'
import type { Executor } from '#db/client.server.ts'

import { differences } from './difference.ts'
import { readListing } from './project-faults.ts'
import { findVersion, saveVersion } from './project-versions.server.ts'
import {
  lastPublished,
  publishVersion,
  type How,
  type Publishing,
} from './publish-project.server.ts'
import { readPublished } from './published-projects.server.ts'

/** Publishes without the facts that lack a source, which stay in a new draft; call it within a transaction. */
export async function publishSourced(
  trx: Executor,
  id: string,
  { heldBack, ...how }: How & { heldBack: (names: readonly string[]) => string },
): Promise<Publishing> {
  const version = await findVersion(trx, id)
  if (!version || version.publishedAt) return { kind: 'absent' }
  const { listingId, content, sources, note } = version
  const published = await readPublished(trx, how.known)
  const { listing, faults } = readListing(content)
  const filed = lastPublished(listingId, { published, filed: how.filed })
  const before = filed && readListing(filed).listing
  if (!listing) return { kind: 'faulty', faults }
  const left = unsourced(changedFacts(before, listing), sources)
  if (!before || left.length === 0) return publishVersion(trx, { id }, how)
  const sourced = withoutFacts(listing, before, left)
  // Only facts without a source changed, so nothing can be published.
  if (differences(before, sourced).length === 0)
    return { kind: 'unsourced', facts: left, changed: left.length }
  const said = [...(note === null ? [] : [note]), heldBack(left.map(factTerm))].join(' ')
  const part = { listingId, basedOn: id, content: sourced, sources, note: said }
  const saved = await saveVersion(trx, part, how.by)
  if (saved.kind === 'overtaken') return { kind: 'overtaken', newest: saved.newest }
  const publishing = await publishVersion(trx, { id: saved.id }, how)
  if (publishing.kind !== 'published') throw new NotPublished(publishing)
  const rest = { listingId, basedOn: saved.id, like: id, content, sources, note }
  await saveVersion(trx, rest, how.by)
  return publishing
}

/** Rolls the transaction back; `why` is the message. */
export class NotPublished extends Error {
  readonly why: Publishing

  constructor(why: Publishing) {
    super('Nothing was published')
    this.why = why
  }
}
