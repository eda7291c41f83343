import { sql } from 'kysely'
import { z } from 'zod'

import { runYielding, type Steps } from '#app/lib/async/yield-to-event-loop.ts'
import type { Json } from '#app/lib/json/json.ts'
import { factNames } from '#app/projects/facts/fact-names.ts'
import { checkedSchema } from '#app/projects/model/checked.ts'
import { readIn } from '#app/publishing/stored-texts.ts'
import type { Executor } from '#db/client.server.ts'

import { parseProject } from './project-faults.ts'
import { NOTHING_PUBLISHED, type Published, type PublishedChange } from './published.ts'

export async function findCatalogueVersion(db: Executor): Promise<number> {
  const found = await db
    .selectFrom('project_publications')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirst()
  return Number(found?.newest ?? 0)
}

/** Everything published at one moment; reads only what is newer than `before`. */
export async function readPublished(
  db: Executor,
  before: Published = NOTHING_PUBLISHED,
): Promise<Published> {
  // A restored database may have fewer or other publications.
  const isPutBack = (await findCatalogueVersion(db)) < before.version
  const known = isPutBack ? NOTHING_PUBLISHED : before
  const rows = await db
    .selectFrom('project_publications as published')
    .innerJoin('project_versions as version', 'version.id', 'published.version_id')
    .where('published.id', '>', String(known.version))
    .select(['published.id', 'published.project_id', 'published.slug', 'is_archived'])
    .select(
      sql<Json>`case when published.id = max(published.id) over (partition by published.project_id)
        then version.content end`.as('content'),
    )
    .orderBy('published.id')
    .execute()
  const version = Number(rows.at(-1)?.id ?? known.version)
  const changes = await readChanges(db, known.version, version)
  return {
    version,
    ...(await runYielding(taking(rows, known))),
    changes: newestFirst([...changes, ...known.changes]),
  }
}

/** Imported changes have older dates and newer numbers. */
function newestFirst(changes: readonly PublishedChange[]): PublishedChange[] {
  return changes.toSorted(
    (one, other) =>
      Date.parse(other.publishedAt) - Date.parse(one.publishedAt) ||
      other.publication - one.publication,
  )
}

type Row = {
  id: string
  project_id: number
  slug: string
  is_archived: boolean
  content: Json
}

/** A generator, so that merging thousands yields to other requests. */
function* taking(
  rows: readonly Row[],
  known: Published,
): Steps<Pick<Published, 'projects' | 'formerSlugs' | 'faults'>> {
  const projects = new Map(known.projects)
  const formerSlugs = new Map(known.formerSlugs)
  const faults = new Map(known.faults)
  for (const { id, project_id: projectId, slug, is_archived: isArchived, content } of rows) {
    formerSlugs.set(slug, projectId)
    if (content === null) continue
    const { project, faults: wrong } = parseProject(readIn(content))
    projects.delete(projectId)
    faults.delete(projectId)
    if (project) projects.set(projectId, { project: project, isArchived })
    else
      faults.set(
        projectId,
        `Publication ${id} of project ${projectId}: ${wrong[0]?.text ?? 'unreadable'}`,
      )
    yield
  }
  return { projects, formerSlugs, faults }
}

const change = z.object({
  fact: z.enum(factNames),
  source: checkedSchema.shape.source,
  checked_on: checkedSchema.shape.on,
})

async function readChanges(
  db: Executor,
  after: number,
  version: number,
): Promise<PublishedChange[]> {
  const rows = await db
    .selectFrom('fact_changes as change')
    .innerJoin('project_publications as published', 'published.id', 'change.publication_id')
    .where('published.id', '>', String(after))
    .where('published.id', '<=', String(version))
    .select(['publication_id', 'project_id', 'fact', 'part', 'old_value', 'new_value', 'source'])
    .select(['published_at', sql<string>`checked_on::text`.as('checked_on')])
    .orderBy('publication_id', 'desc')
    .orderBy('fact')
    .orderBy('part')
    .execute()
  return rows.map((row) => {
    const { fact, source, checked_on: on } = change.parse(row)
    return {
      projectId: row.project_id,
      publication: Number(row.publication_id),
      publishedAt: row.published_at.toISOString(),
      fact,
      part: row.part,
      was: row.old_value,
      became: row.new_value,
      checked: { source, on },
    }
  })
}
