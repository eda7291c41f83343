import { sql } from 'kysely'

import { readPublishedPages } from '#app/pages/publishing/published-pages.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import type { Published } from '#app/projects/publishing/published.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import type { Executor } from '#db/client.server.ts'

import type { Named } from './judge-projects.ts'

/** Publications that this release cannot read; of projects only those after `known`. */
export async function findUnread(db: Executor, known?: Published): Promise<Named> {
  const [published, pages] = [await readPublished(db, known), await readPublishedPages(db)]
  return {
    projects: await namesOf(db, [...published.faults.keys()]),
    pages: [...pages.faults.keys()].map((page) => pageTexts.pages[page]),
  }
}

async function namesOf(db: Executor, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('project_publications as published')
    .innerJoin('project_versions as version', 'version.id', 'published.version_id')
    .distinctOn('published.project_id')
    .where('published.project_id', 'in', ids)
    .select(
      sql<string>`coalesce(version.content#>>'{name,en}', nullif(version.content->>'name', ''), published.slug)`.as(
        'name',
      ),
    )
    .orderBy('published.project_id')
    .orderBy('published.id', 'desc')
    .execute()
  return rows.map(({ name }) => name)
}
