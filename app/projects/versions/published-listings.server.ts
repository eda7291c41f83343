import { sql } from 'kysely'
import { z } from 'zod'

import type { Executor } from '#app/db.server.ts'
import { checkedSchema } from '#app/projects/checked.ts'
import type { Project } from '#app/projects/project.ts'

import { factNames } from './listing-facts.ts'
import { readListing } from './listing-faults.ts'
import type { Published, PublishedChange } from './published.ts'

/** All that is published, as it was at one moment: what comes later has a higher number. */
export async function readPublished(db: Executor): Promise<Published> {
  const rows = await db
    .selectFrom('listing_publications as published')
    .innerJoin('listing_versions as version', 'version.id', 'published.version_id')
    .select(['published.id', 'published.listing_id', 'published.slug', 'is_archived'])
    // Of earlier publications nothing but the address is read.
    .select(
      sql`case when published.id = max(published.id) over (partition by published.listing_id)
        then version.content end`.as('content'),
    )
    .orderBy('published.id')
    .execute()
  const listings = new Map<number, { project: Project; isArchived: boolean }>()
  const formerSlugs = new Map<string, number>()
  const faults: string[] = []
  for (const { id, listing_id: listingId, slug, is_archived: isArchived, content } of rows) {
    formerSlugs.set(slug, listingId)
    if (content === null) continue
    const { listing, faults: wrong } = readListing(content)
    if (listing) listings.set(listingId, { project: listing, isArchived })
    else faults.push(`Publication ${id} of listing ${listingId}: ${wrong[0]?.text ?? 'unreadable'}`)
  }
  const version = Number(rows.at(-1)?.id ?? 0)
  return { version, listings, formerSlugs, changes: await readChanges(db, version), faults }
}

const change = z.object({
  fact: z.enum(factNames),
  source: checkedSchema.shape.source,
  checked_on: checkedSchema.shape.on,
})

/** Every change of a fact up to a number of the catalogue, newest first. */
async function readChanges(db: Executor, version: number): Promise<PublishedChange[]> {
  const rows = await db
    .selectFrom('fact_changes as change')
    .innerJoin('listing_publications as published', 'published.id', 'change.publication_id')
    .where('published.id', '<=', String(version))
    .select(['publication_id', 'listing_id', 'fact', 'part', 'was', 'became', 'source'])
    .select(['published_at', sql<string>`checked_on::text`.as('checked_on')])
    .orderBy('publication_id', 'desc')
    .orderBy('fact')
    .orderBy('part')
    .execute()
  return rows.map((row) => {
    const { fact, source, checked_on: on } = change.parse(row)
    return {
      listingId: row.listing_id,
      publication: Number(row.publication_id),
      publishedAt: row.published_at.toISOString(),
      fact,
      part: row.part,
      was: row.was,
      became: row.became,
      checked: { source, on },
    }
  })
}
