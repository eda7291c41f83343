import type { LegalName, WordPage, Words } from '#app/pages/page-content.ts'
import type { LegalPage } from '#app/pages/text-page.ts'

export type PublishedWords = {
  version: number
  words: Partial<Words>
  legal: ReadonlyMap<LegalName, readonly LegalPublication[]>
  /** Versions that this release cannot read, by page; those pages keep the text of their files. */
  faults: ReadonlyMap<WordPage, string>
}

export type LegalPublication = {
  words: LegalPage
  publishedOn: string
}

export const NOTHING_PUBLISHED: PublishedWords = {
  version: 0,
  words: {},
  legal: new Map(),
  faults: new Map(),
}

/** Published texts replace those of the files; a legal text may come into force later. */
export function withPublishedWords(filed: Words, { words }: Pick<PublishedWords, 'words'>): Words {
  return { ...filed, ...words }
}
