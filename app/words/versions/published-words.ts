import {
  isLegal,
  wordPages,
  type LegalName,
  type WordPage,
  type Words,
} from '#app/words/word-pages.ts'
import type { LegalPage } from '#app/words/text-page.ts'

/** What was published since the files were written. */
export type PublishedWords = {
  /** That of the newest publication, 0 where there is none. */
  version: number
  /** What stands in the place of a file. */
  words: Partial<Words>
  /** Every text of a legal page that was published, oldest first. */
  legal: ReadonlyMap<LegalName, readonly LegalPublication[]>
  /** Of versions that this release cannot read: those pages stay as their files have them. */
  faults: readonly string[]
}

/** A text of a legal page as it was published. */
export type LegalPublication = {
  words: LegalPage
  /** India's day of its publication, as 2026-11-26. */
  publishedOn: string
}

/** A text of a legal page with the last part of the address under which it stays. */
export type LegalText = LegalPublication & { part: string }

export const NOTHING_PUBLISHED: PublishedWords = {
  version: 0,
  words: {},
  legal: new Map(),
  faults: [],
}

/** The words of every page: what was published in the place of its file. */
export function withPublishedWords(filed: Words, { words }: Pick<PublishedWords, 'words'>): Words {
  return { ...filed, ...words }
}

/** Every text of each legal page, oldest first, that of its file before all; two of one day are told apart by a number. */
export function legalTexts(
  filed: Words,
  { legal }: Pick<PublishedWords, 'legal'>,
): ReadonlyMap<WordPage, readonly LegalText[]> {
  return new Map(
    wordPages.filter(isLegal).map((page) => {
      const first = { words: filed[page], publishedOn: filed[page].inForceSince }
      return [page, withParts([first, ...(legal.get(page) ?? [])])]
    }),
  )
}

function withParts(texts: readonly LegalPublication[]): LegalText[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const { inForceSince } = text.words
    const count = (seen.get(inForceSince) ?? 0) + 1
    seen.set(inForceSince, count)
    return { ...text, part: count === 1 ? inForceSince : `${inForceSince}-${count}` }
  })
}
