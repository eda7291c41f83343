import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import type { FactChange, Sources } from '#app/projects/facts/project-facts.ts'
import type { Project } from '#app/projects/model/project.ts'
import {
  listNewest,
  saveVersion,
  type ListingVersion,
} from '#app/projects/publishing/project-versions.server.ts'
import { addPublication, awaitTurn } from '#app/projects/publishing/publish-project.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import type { Executor } from '#db/client.server.ts'

import { planImport, type ImportPlan } from './import-plan.ts'

export type Imported = ImportPlan & {
  overtaken: ListingVersion[]
}

type Wish = {
  files: readonly Listing[]
  stored?: ReadonlyMap<number, unknown>
  note: string | null
  prune: boolean
  isTrial: boolean
}

/** Publishes changed files within a transaction, nothing on a trial or with faults; throws on a concurrent save. */
export async function importListings(
  trx: Executor,
  { files, stored, note, prune, isTrial }: Wish,
  filed: readonly Project[],
): Promise<Imported> {
  await awaitTurn(trx)
  const published = await readPublished(trx)
  const plan = planImport(files, { filed, published }, { prune })
  const newest = await listNewest(trx)
  const touched = [...plan.changed.map(({ listing }) => listing), ...plan.archived]
  const overtaken = touched
    .flatMap(({ id }) => newest.get(id) ?? [])
    .filter(({ publishedAt }) => publishedAt === null)
  if (isTrial || plan.faults.length > 0) return { ...plan, overtaken }
  const publish = async (content: Project, facts: FactChange[], sources: Sources, gone = false) => {
    const { id: listingId, slug } = content
    const basedOn = newest.get(listingId)?.id ?? null
    const draft = { listingId, basedOn, content, file: stored?.get(listingId), sources, note }
    const saved = await saveVersion(trx, draft, null)
    if (saved.kind !== 'saved')
      throw new Error(`Someone saved ${slug} meanwhile. Nothing was imported. Try again.`)
    const version = { id: saved.id, listingId, sources }
    await addPublication(trx, { version, slug, isArchived: gone, changes: facts }, null)
  }
  for (const { listing, facts, sources } of plan.changed) await publish(listing, facts, sources)
  for (const listing of plan.archived) await publish(listing, [], {}, true)
  return { ...plan, overtaken }
}
