import { sql } from 'kysely'
import { z } from 'zod'

import { factNames } from '#app/projects/facts/fact-names.ts'
import { checkedSchema } from '#app/projects/model/checked.ts'
import type { Project } from '#app/projects/model/project.ts'
import {
  groupByProject,
  type PublicationHistory,
  type PastPublication,
} from '#app/projects/publishing/import/publication-history.ts'
import type { Executor } from '#db/client.server.ts'

export async function listPublications(db: Executor): Promise<PastPublication[]> {
  const rows = await db
    .selectFrom('project_publications as published')
    .innerJoin('project_versions as version', 'version.id', 'published.version_id')
    .select(['published.id', 'published.project_id', 'slug', 'is_archived', 'published_at'])
    .select('version.content')
    .orderBy('published.id')
    .execute()
  const changes = await listChanges(db)
  return rows.map((row) => ({
    listing: row.project_id,
    slug: row.slug,
    publishedAt: row.published_at.toISOString(),
    isArchived: row.is_archived,
    changes: changes.get(row.id) ?? [],
    content: z.record(z.string(), z.unknown()).parse(row.content),
  }))
}

/** The publication history for an export, starting with addresses that only a project's file had. */
export async function loadHistory(
  db: Executor,
  fileProjects: readonly Project[],
): Promise<PublicationHistory> {
  const publications = await listPublications(db)
  const all = groupByProject(publications)
  const fromFiles = fileProjects.flatMap(({ ...project }): PastPublication[] => {
    const { id: projectId, slug } = project
    const [first, ...rest] = all.get(projectId) ?? []
    if (!first || [first, ...rest].some((one) => one.slug === slug)) return []
    const { publishedAt } = first
    return [
      { listing: projectId, slug, publishedAt, isArchived: false, changes: [], content: project },
    ]
  })
  return { publications: [...fromFiles, ...publications] }
}

const change = z.object({
  fact: z.enum(factNames),
  part: z.string(),
  was: z.string(),
  became: z.string(),
  source: checkedSchema.shape.source,
  on: checkedSchema.shape.on,
})

async function listChanges(db: Executor): Promise<Map<string, PastPublication['changes']>> {
  const rows = await db
    .selectFrom('fact_changes')
    .select(['publication_id', 'fact', 'part', 'old_value as was', 'new_value as became', 'source'])
    .select(sql<string>`checked_on::text`.as('on'))
    .orderBy('publication_id')
    .orderBy('fact')
    .orderBy('part')
    .execute()
  const groups = Map.groupBy(rows, ({ publication_id: id }) => id)
  return new Map([...groups].map(([id, group]) => [id, group.map((row) => change.parse(row))]))
}
