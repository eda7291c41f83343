import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { z } from 'zod'

import type { Executor } from '#app/db.server.ts'
import { projectSchema, type Project } from '#app/projects/project.ts'
import { readPublished } from '#app/projects/versions/published-listings.server.ts'
import { withPublished } from '#app/projects/versions/published.ts'

import { BUILT_LISTINGS } from './listings-sound.ts'
import { loadCatalogue } from './load-catalogue.ts'

const built = resolve(import.meta.dirname, '../build/server', BUILT_LISTINGS)

/** The listings as they are published, whatever this deployment may show of them: the files with what the database has in their place. */
export async function loadPublished(db: Executor): Promise<readonly Project[]> {
  const [filed, published] = await Promise.all([loadCatalogue(), readPublished(db)])
  return withPublished(filed, published)
}

/** The files as the site was built with them, which a running one shows; as they are where nothing was built. */
export async function loadBuilt(): Promise<readonly Project[]> {
  if (!existsSync(built)) return loadCatalogue()
  const read = z.array(projectSchema).safeParse(JSON.parse(readFileSync(built, 'utf8')))
  return read.data ?? loadCatalogue()
}
