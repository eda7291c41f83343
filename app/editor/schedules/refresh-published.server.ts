import { sql } from 'kysely'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { takeWords, wordsVersion } from '#app/pages/current-pages.server.ts'
import { readPublishedWords } from '#app/pages/publishing/published-pages.server.ts'
import { shownPublished, takeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { db } from '#db/client.server.ts'

/** Loads a newer publication; returns which versions cannot be read. */
export async function catchUpCatalogue(): Promise<readonly string[]> {
  const newest = await findVersions()
  return [...(await catchUpListings(newest.catalogue)), ...(await catchUpWords(newest.words))]
}

async function catchUpListings(newest: number): Promise<readonly string[]> {
  const shown = shownPublished()
  if (newest === shown.version) return []
  const published = await readPublished(db, shown)
  // A concurrent read of this process may be newer.
  const meanwhile = shownPublished()
  if (meanwhile === shown || published.version > meanwhile.version) takeCatalogue(published)
  return [...published.faults.values()]
}

async function catchUpWords(newest: number): Promise<readonly string[]> {
  const shown = wordsVersion()
  if (newest === shown) return []
  const published = await readPublishedWords(db)
  const meanwhile = wordsVersion()
  if (meanwhile === shown || published.version > meanwhile)
    takeWords(published, indianDay(new Date()))
  return [...published.faults.values()]
}

/** One query, because it runs every second. */
async function findVersions(): Promise<{ catalogue: number; words: number }> {
  const { catalogue, words } = await db
    .selectNoFrom([
      sql<string | null>`(select max(id) from listing_publications)`.as('catalogue'),
      sql<string | null>`(select max(id) from word_publications)`.as('words'),
    ])
    .executeTakeFirstOrThrow()
  return { catalogue: Number(catalogue ?? 0), words: Number(words ?? 0) }
}
