import type { LegalName, WordPage, Words } from '#app/pages/page-content.ts'
import type { LegalPage } from '#app/pages/text-page.ts'

/** What was published since the files were written. */
export type PublishedWords = {
  /** That of the newest publication, 0 where there is none. */
  version: number
  /** What stands in the place of a file. */
  words: Partial<Words>
  /** Every text of a legal page that was published, oldest first. */
  legal: ReadonlyMap<LegalName, readonly LegalPublication[]>
  /** Of versions that this release cannot read, by their page: those stay as their files have them. */
  faults: ReadonlyMap<WordPage, string>
}

/** A text of a legal page as it was published. */
export type LegalPublication = {
  words: LegalPage
  /** India's day of its publication, as 2026-11-26. */
  publishedOn: string
}

export const NOTHING_PUBLISHED: PublishedWords = {
  version: 0,
  words: {},
  legal: new Map(),
  faults: new Map(),
}

/** The words of every page as they were published last, in the place of their files; those of a legal page may be in force later only. */
export function withPublishedWords(filed: Words, { words }: Pick<PublishedWords, 'words'>): Words {
  return { ...filed, ...words }
}
