import type { LegalName, PageName, PageContents } from '#app/pages/page-content.ts'
import type { LegalPage } from '#app/pages/text-page.ts'

export type PublishedPages = {
  version: number
  contents: Partial<PageContents>
  legal: ReadonlyMap<LegalName, readonly LegalPublication[]>
  /** Versions that this release cannot read, by page; those pages keep the text of their files. */
  faults: ReadonlyMap<PageName, string>
}

export type LegalPublication = {
  content: LegalPage
  publishedOn: string
}

export const NOTHING_PUBLISHED: PublishedPages = {
  version: 0,
  contents: {},
  legal: new Map(),
  faults: new Map(),
}

/** Published texts replace those of the files; a legal text may come into force later. */
export function withPublishedPages(
  fromFile: PageContents,
  { contents }: Pick<PublishedPages, 'contents'>,
): PageContents {
  return { ...fromFile, ...contents }
}
