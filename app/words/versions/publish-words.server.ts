import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { publishFaults, readWords, type WordFault } from '#app/words/word-faults.ts'
import { isWordPage, type WordPage, type Words } from '#app/words/word-pages.ts'

import { readPublishedWords } from './published-words.server.ts'
import { withPublishedWords } from './published-words.ts'
import { findNewestWords, findWordVersion, type WordVersion } from './word-versions.server.ts'

export type PublishingWords =
  | { kind: 'published' }
  /** There is no such version of this page, or it is published already. */
  | { kind: 'absent' }
  /** Somebody else has saved since. */
  | { kind: 'overtaken'; newest: WordVersion }
  | { kind: 'faulty'; faults: WordFault[] }

type How = {
  by: { id: string } | null
  /** The words of the files. */
  filed: Words
  /** India's day, as 2026-11-26. */
  today: string
  isPage: (path: string) => boolean
}

/** Serialises what is published, so that publications become visible in the order of their numbers. */
const LOCK = 20_043

/**
 * Publishes the version that is named and no other, where it is the newest of its page and nothing speaks
 * against it. Call it within a transaction.
 */
export async function publishWords(
  trx: Executor,
  wish: { page: WordPage; id: string },
  { by, filed, today, isPage }: How,
): Promise<PublishingWords> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
  const version = await findWordVersion(trx, wish.id)
  if (!version || version.publishedAt || version.page !== wish.page) return { kind: 'absent' }
  const { page } = version
  if (!isWordPage(page)) return { kind: 'absent' }
  const newest = await findNewestWords(trx, page)
  if (newest && newest.id !== version.id) return { kind: 'overtaken', newest }
  const { words, faults } = readWords(page, version.content)
  if (!words) return { kind: 'faulty', faults }
  const shown = withPublishedWords(filed, await readPublishedWords(trx))[page]
  const wrong = publishFaults(page, words, { shown, today, isPage })
  if (wrong.length > 0) return { kind: 'faulty', faults: wrong }
  await trx
    .insertInto('word_publications')
    .values({ page, version_id: version.id, published_by: by?.id ?? null })
    .execute()
  return { kind: 'published' }
}
