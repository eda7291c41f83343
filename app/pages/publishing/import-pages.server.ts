import { wordPages, type WordPage, type Words } from '#app/pages/page-content.ts'
import { checkWords, readWords, type WordFault } from '#app/pages/page-faults.ts'
import type { Executor } from '#db/client.server.ts'

import { addWordPublication, awaitTurn, type How } from './publish-page.server.ts'
import { readPublishedWords } from './published-pages.server.ts'
import { withPublishedWords } from './published-pages.ts'
import { listNewestWords, saveWords, type WordVersion } from './page-versions.server.ts'

export type ImportedWords = {
  changed: { page: WordPage; before: Words[WordPage]; words: Words[WordPage] }[]
  overtaken: WordVersion[]
  /** Sentences; with any, nothing may be published. */
  faults: string[]
}

type Wish = {
  files: Partial<Words>
  stored?: Partial<Record<WordPage, unknown>>
  note: string | null
  isTrial: boolean
}

/** Publishes the files that differ from the last publication, within a transaction; throws on a concurrent save. A trial writes nothing. */
export async function importPageWords(
  trx: Executor,
  { files, stored, note, isTrial }: Wish,
  { filed, today, isPage }: Omit<How, 'by'>,
): Promise<ImportedWords> {
  await awaitTurn(trx)
  const shown = withPublishedWords(filed, await readPublishedWords(trx))
  const changed = wordPages.flatMap((page) => {
    const [before, words] = [shown[page], files[page]]
    return words === undefined || isSame(page, before, words) ? [] : [{ page, before, words }]
  })
  const faults = changed.flatMap(({ page, before, words }) =>
    fileFaults(page, checkWords(page, words, { shown: before, today, isPage }).faults),
  )
  const newest = await listNewestWords(trx)
  const overtaken = changed
    .flatMap(({ page }) => newest.get(page)?.newest ?? [])
    .filter(({ publishedAt }) => publishedAt === null)
  if (isTrial || faults.length > 0) return { changed, overtaken, faults }
  for (const { page, words } of changed) {
    const basedOn = newest.get(page)?.newest.id ?? null
    const draft = { page, basedOn, content: words, file: stored?.[page], note }
    const saved = await saveWords(trx, draft, null)
    if (saved.kind !== 'saved')
      throw new Error(`Someone saved ${page} meanwhile; nothing was imported. Try again.`)
    await addWordPublication(trx, { id: saved.id, page }, null)
  }
  return { changed, overtaken, faults }
}

export function fileFaults(page: WordPage, faults: readonly WordFault[]): string[] {
  return faults.map(({ at, text }) => {
    const where = at.map((part) => (typeof part === 'number' ? part + 1 : part))
    return `${page}.ts: ${[...where, text].join(' ')}`
  })
}

function isSame(page: WordPage, one: unknown, other: unknown): boolean {
  const [first, second] = [readWords(page, one).words, readWords(page, other).words]
  return first !== undefined && JSON.stringify(first) === JSON.stringify(second)
}
