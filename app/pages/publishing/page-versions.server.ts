import { sql } from 'kysely'

import type { PageName } from '#app/pages/page-content.ts'
import { carriedContent, type Written } from '#app/publishing/carried-texts.server.ts'
import { readIn } from '#app/publishing/stored-texts.ts'
import type { Executor } from '#db/client.server.ts'

export type PageVersion = {
  id: string
  page: string
  basedOn: string | null
  content: unknown
  note: string | null
  madeAt: Date
  madeBy: string | null
  publishedAt: Date | null
}

/** `basedOn` is the version that was read, null for the file; a newer version by another editor is kept. */
export type PageToSave = Written & {
  page: PageName
  note?: string | null
}

const tables = {
  versions: 'page_versions',
  publications: 'page_publications',
  subject: 'page',
} as const

export type SavedPage =
  | { kind: 'saved'; id: string }
  | { kind: 'overtaken'; newest: PageVersion | undefined }

/** Adds a version with its translations, unless another editor has saved since the one that it is based on. */
export async function savePage(
  db: Executor,
  input: PageToSave,
  by: { id: string } | null,
): Promise<SavedPage> {
  const { page, basedOn, note = null } = input
  const content = await carriedContent(db, { ...tables, of: page }, input)
  const added = await db
    .insertInto('page_versions')
    .columns(['page', 'based_on', 'content', 'note', 'made_by'])
    .expression(
      db
        .selectNoFrom([
          sql<string>`${page}::text`.as('page'),
          sql<string | null>`${basedOn}::bigint`.as('based_on'),
          sql`${JSON.stringify(content)}::jsonb`.as('content'),
          sql<string | null>`${note}::text`.as('note'),
          sql<string | null>`${by?.id ?? null}::text`.as('made_by'),
        ])
        .where(
          sql<boolean>`(select max(id) from page_versions where page = ${page})
            is not distinct from ${basedOn}::bigint`,
        ),
    )
    // Of two simultaneous saves, the constraint admits one.
    .onConflict((conflict) => conflict.columns(['page', 'based_on']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { kind: 'saved', id: added.id }
  return { kind: 'overtaken', newest: await findNewestPageVersion(db, page) }
}

export async function findNewestPageVersion(
  db: Executor,
  page: PageName,
): Promise<PageVersion | undefined> {
  const [newest] = await listPageVersions(db, page, { limit: 1 })
  return newest
}

export async function findPublishedPageAfter(
  db: Executor,
  { id, page }: { id: string; page: PageName },
): Promise<PageVersion | undefined> {
  const row = await versionRows(db)
    .where('version.page', '=', page)
    .where('version.id', '>', id)
    .where('published_at', 'is not', null)
    .orderBy('version.id', 'desc')
    .executeTakeFirst()
  return row && versionOf(row)
}

export async function findPageVersion(db: Executor, id: string): Promise<PageVersion | undefined> {
  const row = await versionRows(db).where('version.id', '=', id).executeTakeFirst()
  return row && versionOf(row)
}

export async function listPageVersions(
  db: Executor,
  page: PageName,
  { limit }: { limit: number },
): Promise<PageVersion[]> {
  const rows = await versionRows(db)
    .where('version.page', '=', page)
    .orderBy('version.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(versionOf)
}

export async function listNewestPages(
  db: Executor,
): Promise<Map<string, { newest: PageVersion; published: PageVersion | undefined }>> {
  const newest = versionRows(db).distinctOn('version.page')
  const ordered = (rows: typeof newest) =>
    rows.orderBy('version.page').orderBy('version.id', 'desc').execute()
  const [all, shown] = await Promise.all([
    ordered(newest),
    ordered(newest.where('published_at', 'is not', null)),
  ])
  const published = new Map(shown.map((row) => [row.page, versionOf(row)]))
  return new Map(
    all.map((row) => [row.page, { newest: versionOf(row), published: published.get(row.page) }]),
  )
}

function versionRows(db: Executor) {
  return db
    .selectFrom('page_versions as version')
    .leftJoin('staff_users as by', 'by.id', 'version.made_by')
    .leftJoin('page_publications as published', 'published.version_id', 'version.id')
    .select(['version.id', 'version.page', 'based_on', 'content', 'note'])
    .select(['made_at', 'by.name as made_by', 'published_at'])
}

type Row = Awaited<ReturnType<ReturnType<typeof versionRows>['executeTakeFirstOrThrow']>>

function versionOf(row: Row): PageVersion {
  return {
    id: row.id,
    page: row.page,
    basedOn: row.based_on,
    content: readIn(row.content),
    note: row.note,
    madeAt: row.made_at,
    madeBy: row.made_by,
    publishedAt: row.published_at,
  }
}
