import { sql } from 'kysely'

import { isWordPage, type WordPage, type Words } from '#app/pages/page-content.ts'
import { checkWords, type WordFault } from '#app/pages/page-faults.ts'
import type { Executor } from '#db/client.server.ts'

import { readPublishedWords } from './published-pages.server.ts'
import { withPublishedWords } from './published-pages.ts'
import {
  findNewestWords,
  findPublishedWordsAfter,
  findWordVersion,
  type WordVersion,
} from './page-versions.server.ts'

export type PublishingWords =
  /** `from`: the day, as 2026-12-03, from which a legal text is shown; undefined for now. */
  | { kind: 'published'; from?: string }
  | { kind: 'absent' }
  | { kind: 'overtaken'; newest: WordVersion }
  | { kind: 'faulty'; faults: WordFault[] }

export type How = {
  by: { id: string } | null
  filed: Words
  today: string
  isPage: (path: string) => boolean
}

/** Serialises publications, so that they become visible in the order of their numbers. */
const LOCK = 20_043

/** Publishes this version if it is the newest and valid, within a transaction; only a newer publication blocks a scheduled one. */
export async function publishWords(
  trx: Executor,
  wish: { id: string } & ({ page: WordPage } | { isScheduled: true }),
  { by, filed, today, isPage }: How,
): Promise<PublishingWords> {
  await awaitTurn(trx)
  const version = await findWordVersion(trx, wish.id)
  if (!version || version.publishedAt) return { kind: 'absent' }
  const { id, page } = version
  if (!isWordPage(page) || ('page' in wish && page !== wish.page)) return { kind: 'absent' }
  const newest =
    'isScheduled' in wish
      ? await findPublishedWordsAfter(trx, { id, page })
      : await findNewestWords(trx, page)
  if (newest && newest.id !== id) return { kind: 'overtaken', newest }
  const shown = withPublishedWords(filed, await readPublishedWords(trx))[page]
  const { words, faults } = checkWords(page, version.content, { shown, today, isPage })
  if (!words) return { kind: 'faulty', faults }
  await addWordPublication(trx, { id, page }, by)
  return { kind: 'published', ...aheadOf(words, today) }
}

export async function awaitTurn(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
}

export async function addWordPublication(
  trx: Executor,
  { id, page }: { id: string; page: WordPage },
  by: { id: string } | null,
): Promise<void> {
  await trx
    .insertInto('word_publications')
    .values({ page, version_id: id, published_by: by?.id ?? null })
    .execute()
}

function aheadOf(words: Words[WordPage], today: string): { from?: string } {
  if (!('inForceSince' in words) || words.inForceSince === undefined) return {}
  return words.inForceSince > today ? { from: words.inForceSince } : {}
}
