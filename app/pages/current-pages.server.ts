import { indianDay } from '#app/lib/dates/indian-day.ts'
import { legalTexts, nextDayOf, type LegalText } from '#app/pages/publishing/legal-texts.ts'
import {
  NOTHING_PUBLISHED,
  withPublishedWords,
  type PublishedWords,
} from '#app/pages/publishing/published-pages.ts'
import { filedWords } from '#content/pages/filed-words.ts'

import type { WordPage, Words } from './page-content.ts'

let current = shownWords(NOTHING_PUBLISHED, indianDay(new Date()))

function shownWords(published: PublishedWords, today: string) {
  const newest = withPublishedWords(filedWords, published)
  const legal = legalTexts(filedWords, published, today)
  const inForce = [...legal].flatMap(([page, texts]) =>
    texts.filter(({ state }) => state === 'shown').map(({ words }) => [page, words] as const),
  )
  const words: Words = { ...newest, ...Object.fromEntries(inForce) }
  return { published, newest, words, legal, turnsOn: nextDayOf(legal, today) }
}

/** Sets the texts of all pages and brochures at once, as they are in force on this day in India. */
export function takeWords(published: PublishedWords, today: string): void {
  current = shownWords(published, today)
}

/** Shows the legal texts in force on this day in India. */
export function turnWords(today: string): void {
  if (current.turnsOn !== undefined && current.turnsOn <= today) takeWords(current.published, today)
}

export function wordsVersion(): number {
  return current.published.version
}

/** Changes whenever a text shown changes; a cache key for values derived from the texts. */
export function wordsShown(): string {
  return `${wordsVersion()} ${current.turnsOn ?? ''}`
}

export function currentWords<P extends WordPage>(page: P): Words[P] {
  return current.words[page]
}

/** As published last, for its editor: a legal text may come into force later. */
export function newestWords<P extends WordPage>(page: P): Words[P] {
  return current.newest[page]
}

export function textsOfLegal(page: WordPage): readonly LegalText[] {
  return current.legal.get(page) ?? []
}

/** Caches a value until other texts are published. */
export function perWords<T>(make: () => T): () => T {
  let made: { of: typeof current; value: T } | undefined
  return () => {
    if (made?.of !== current) made = { of: current, value: make() }
    return made.value
  }
}
