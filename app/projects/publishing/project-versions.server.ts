import { sql } from 'kysely'

import { sourcesSchema, type Sources } from '#app/projects/facts/project-facts.ts'
import { withoutFormerFields } from '#app/projects/model/former-fields.ts'
import { carriedContent, type Written } from '#app/publishing/carried-texts.server.ts'
import { readIn } from '#app/publishing/stored-texts.ts'
import type { Executor } from '#db/client.server.ts'

export type ProjectVersion = {
  id: string
  projectId: number
  basedOn: string | null
  content: unknown
  sources: Sources
  note: string | null
  madeAt: Date
  madeBy: string | null
  publishedAt: Date | null
  isArchived: boolean
}

/** `basedOn`: the version that was read, null for the file; a newer version by another editor is kept. */
export type DraftToSave = Written & {
  projectId: number
  sources: Sources
  note?: string | null
}

const tables = {
  versions: 'project_versions',
  publications: 'project_publications',
  subject: 'project_id',
} as const

export type Saved = { kind: 'saved'; id: string } | { kind: 'overtaken'; newest: ProjectVersion }

/** Adds a version with its translations, unless another editor has saved since the one that it is based on. */
export async function saveVersion(
  db: Executor,
  draft: DraftToSave,
  by: { id: string } | null,
): Promise<Saved> {
  const { projectId, basedOn, sources, note = null } = draft
  const content = await carriedContent(db, { ...tables, of: projectId }, draft)
  const added = await db
    .insertInto('project_versions')
    .columns(['project_id', 'based_on', 'content', 'sources', 'note', 'made_by'])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.val(projectId).as('project_id'),
          sql<string | null>`${basedOn}::bigint`.as('based_on'),
          sql`${JSON.stringify(content)}::jsonb`.as('content'),
          sql`${JSON.stringify(sources)}::jsonb`.as('sources'),
          sql<string | null>`${note}::text`.as('note'),
          sql<string | null>`${by?.id ?? null}::text`.as('made_by'),
        ])
        .where(
          sql<boolean>`(select max(id) from project_versions where project_id = ${projectId})
            is not distinct from ${basedOn}::bigint`,
        ),
    )
    // Of two simultaneous saves, the constraint admits one.
    .onConflict((conflict) => conflict.columns(['project_id', 'based_on']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { kind: 'saved', id: added.id }
  const newest = await findNewest(db, projectId)
  if (!newest) throw new Error(`Listing ${projectId} has no version that a draft may be based on`)
  return { kind: 'overtaken', newest }
}

/** Draft or published; undefined when only the file exists. */
export async function findNewest(
  db: Executor,
  projectId: number,
): Promise<ProjectVersion | undefined> {
  const [newest] = await listVersions(db, projectId, { limit: 1 })
  return newest
}

export async function findPublishedAfter(
  db: Executor,
  { id, projectId }: Pick<ProjectVersion, 'id' | 'projectId'>,
): Promise<ProjectVersion | undefined> {
  const row = await versionRows(db)
    .where('version.project_id', '=', projectId)
    .where('version.id', '>', id)
    .where('published_at', 'is not', null)
    .orderBy('version.id', 'desc')
    .executeTakeFirst()
  return row && versionOf(row)
}

export async function findVersion(db: Executor, id: string): Promise<ProjectVersion | undefined> {
  const row = await versionRows(db).where('version.id', '=', id).executeTakeFirst()
  return row && versionOf(row)
}

export async function listVersions(
  db: Executor,
  projectId: number,
  { limit }: { limit: number },
): Promise<ProjectVersion[]> {
  const rows = await versionRows(db)
    .where('version.project_id', '=', projectId)
    .orderBy('version.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(versionOf)
}

export async function listNewest(db: Executor): Promise<Map<number, ProjectVersion>> {
  const rows = await versionRows(db)
    .distinctOn('version.project_id')
    .orderBy('version.project_id')
    .orderBy('version.id', 'desc')
    .execute()
  return new Map(rows.map(versionOf).map((version) => [version.projectId, version]))
}

function versionRows(db: Executor) {
  return db
    .selectFrom('project_versions as version')
    .leftJoin('staff_users as by', 'by.id', 'version.made_by')
    .leftJoin('project_publications as published', 'published.version_id', 'version.id')
    .select(['version.id', 'version.project_id', 'based_on', 'content', 'sources', 'note'])
    .select(['made_at', 'by.name as made_by', 'published_at', 'is_archived'])
}

type Row = Awaited<ReturnType<ReturnType<typeof versionRows>['executeTakeFirstOrThrow']>>

function versionOf(row: Row): ProjectVersion {
  return {
    id: row.id,
    projectId: row.project_id,
    basedOn: row.based_on,
    content: withoutFormerFields(readIn(row.content)),
    sources: sourcesSchema.parse(row.sources),
    note: row.note,
    madeAt: row.made_at,
    madeBy: row.made_by,
    publishedAt: row.published_at,
    isArchived: row.is_archived === true,
  }
}
