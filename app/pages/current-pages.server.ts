import { indianDay } from '#app/lib/dates/indian-day.ts'
import { legalTexts, nextDayOf, type LegalText } from '#app/pages/publishing/legal-texts.ts'
import {
  NOTHING_PUBLISHED,
  withPublishedPages,
  type PublishedPages,
} from '#app/pages/publishing/published-pages.ts'
import { filePages } from './file-pages.ts'

import type { PageName, PageContents } from './page-content.ts'

let current = shownPages(NOTHING_PUBLISHED, indianDay(new Date()))

function shownPages(published: PublishedPages, today: string) {
  const newest = withPublishedPages(filePages, published)
  const legal = legalTexts(filePages, published, today)
  const inForce = [...legal].flatMap(([page, texts]) =>
    texts.filter(({ state }) => state === 'shown').map(({ content }) => [page, content] as const),
  )
  const contents: PageContents = { ...newest, ...Object.fromEntries(inForce) }
  return { published, newest, contents: contents, legal, changesOn: nextDayOf(legal, today) }
}

/** Sets the texts of all pages and brochures at once, as they are in force on this day in India. */
export function setPages(published: PublishedPages, today: string): void {
  current = shownPages(published, today)
}

/** Shows the legal texts in force on this day in India. */
export function refreshLegalPages(today: string): void {
  if (current.changesOn !== undefined && current.changesOn <= today)
    setPages(current.published, today)
}

export function pagesVersion(): number {
  return current.published.version
}

/** Changes whenever a text shown changes; a cache key for values derived from the texts. */
export function pagesCacheKey(): string {
  return `${pagesVersion()} ${current.changesOn ?? ''}`
}

export function currentPage<P extends PageName>(page: P): PageContents[P] {
  return current.contents[page]
}

/** As published last, for its editor: a legal text may come into force later. */
export function newestPage<P extends PageName>(page: P): PageContents[P] {
  return current.newest[page]
}

export function textsOfLegal(page: PageName): readonly LegalText[] {
  return current.legal.get(page) ?? []
}

/** Caches a value until other texts are published. */
export function cachedPerPublication<T>(make: () => T): () => T {
  let made: { of: typeof current; value: T } | undefined
  return () => {
    if (made?.of !== current) made = { of: current, value: make() }
    return made.value
  }
}
