import { sql } from 'kysely'

import type { WordPage } from '#app/pages/page-content.ts'
import { carriedContent, type Written } from '#app/publishing/carried-texts.server.ts'
import { readIn } from '#app/publishing/stored-texts.ts'
import type { Executor } from '#db/client.server.ts'

export type WordVersion = {
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
export type WordsToSave = Written & {
  page: WordPage
  note?: string | null
}

const tables = {
  versions: 'word_versions',
  publications: 'word_publications',
  subject: 'page',
} as const

export type SavedWords =
  | { kind: 'saved'; id: string }
  | { kind: 'overtaken'; newest: WordVersion | undefined }

/** Adds a version with its translations, unless another editor has saved since the one that it is based on. */
export async function saveWords(
  db: Executor,
  words: WordsToSave,
  by: { id: string } | null,
): Promise<SavedWords> {
  const { page, basedOn, note = null } = words
  const content = await carriedContent(db, { ...tables, of: page }, words)
  const added = await db
    .insertInto('word_versions')
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
          sql<boolean>`(select max(id) from word_versions where page = ${page})
            is not distinct from ${basedOn}::bigint`,
        ),
    )
    // Of two simultaneous saves, the constraint admits one.
    .onConflict((conflict) => conflict.columns(['page', 'based_on']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { kind: 'saved', id: added.id }
  return { kind: 'overtaken', newest: await findNewestWords(db, page) }
}

export async function findNewestWords(
  db: Executor,
  page: WordPage,
): Promise<WordVersion | undefined> {
  const [newest] = await listWordVersions(db, page, { limit: 1 })
  return newest
}

export async function findPublishedWordsAfter(
  db: Executor,
  { id, page }: { id: string; page: WordPage },
): Promise<WordVersion | undefined> {
  const row = await versionRows(db)
    .where('version.page', '=', page)
    .where('version.id', '>', id)
    .where('published_at', 'is not', null)
    .orderBy('version.id', 'desc')
    .executeTakeFirst()
  return row && versionOf(row)
}

export async function findWordVersion(db: Executor, id: string): Promise<WordVersion | undefined> {
  const row = await versionRows(db).where('version.id', '=', id).executeTakeFirst()
  return row && versionOf(row)
}

export async function listWordVersions(
  db: Executor,
  page: WordPage,
  { limit }: { limit: number },
): Promise<WordVersion[]> {
  const rows = await versionRows(db)
    .where('version.page', '=', page)
    .orderBy('version.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(versionOf)
}

export async function listNewestWords(
  db: Executor,
): Promise<Map<string, { newest: WordVersion; published: WordVersion | undefined }>> {
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
    .selectFrom('word_versions as version')
    .leftJoin('staff_users as by', 'by.id', 'version.made_by')
    .leftJoin('word_publications as published', 'published.version_id', 'version.id')
    .select(['version.id', 'version.page', 'based_on', 'content', 'note'])
    .select(['made_at', 'by.name as made_by', 'published_at'])
}

type Row = Awaited<ReturnType<ReturnType<typeof versionRows>['executeTakeFirstOrThrow']>>

function versionOf(row: Row): WordVersion {
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
