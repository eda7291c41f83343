import { sql } from 'kysely'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { setPages, pagesVersion } from '#app/pages/current-pages.server.ts'
import { readPublishedPages } from '#app/pages/publishing/published-pages.server.ts'
import {
  currentPublished,
  takeCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { refreshSettings } from '#app/settings/stored-settings.server.ts'
import { db } from '#db/client.server.ts'

/** Loads newer settings and publications; returns which versions cannot be read. */
export async function catchUpCatalogue(): Promise<readonly string[]> {
  // What a deployment may show of its projects is a setting.
  if (await refreshSettings(db)) takeCatalogue(currentPublished())
  const newest = await findVersions()
  return [...(await catchUpProjects(newest.catalogue)), ...(await catchUpPages(newest.pages))]
}

async function catchUpProjects(newest: number): Promise<readonly string[]> {
  const shown = currentPublished()
  if (newest === shown.version) return []
  const published = await readPublished(db, shown)
  // A concurrent read of this process may be newer.
  const meanwhile = currentPublished()
  if (meanwhile === shown || published.version > meanwhile.version) takeCatalogue(published)
  return [...published.faults.values()]
}

async function catchUpPages(newest: number): Promise<readonly string[]> {
  const shown = pagesVersion()
  if (newest === shown) return []
  const published = await readPublishedPages(db)
  const meanwhile = pagesVersion()
  if (meanwhile === shown || published.version > meanwhile)
    setPages(published, indianDay(new Date()))
  return [...published.faults.values()]
}

/** One query, because it runs every second. */
async function findVersions(): Promise<{ catalogue: number; pages: number }> {
  const { catalogue, words: pages } = await db
    .selectNoFrom([
      sql<string | null>`(select max(id) from project_publications)`.as('catalogue'),
      sql<string | null>`(select max(id) from page_publications)`.as('words'),
    ])
    .executeTakeFirstOrThrow()
  return { catalogue: Number(catalogue ?? 0), pages: Number(pages ?? 0) }
}
