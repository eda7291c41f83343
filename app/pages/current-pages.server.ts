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

/** Has every page and brochure read these words from now on, all of them at once, as they are in force on this day of India's. */
export function takeWords(published: PublishedWords, today: string): void {
  current = shownWords(published, today)
}

/** Shows on this day of India's the legal texts that are in force from it on. */
export function turnWords(today: string): void {
  if (current.turnsOn !== undefined && current.turnsOn <= today) takeWords(current.published, today)
}

/** The number of the newest publication that this process shows. */
export function wordsVersion(): number {
  return current.published.version
}

/** Changes whenever pages say something else: what is made of the words is true for as long as this stays. */
export function wordsShown(): string {
  return `${wordsVersion()} ${current.turnsOn ?? ''}`
}

/** The words of a page as it shows them; every page reads them from here. */
export function currentWords<P extends WordPage>(page: P): Words[P] {
  return current.words[page]
}

/** The words of a page as they were published last, for who edits them: a legal text may be in force later only. */
export function newestWords<P extends WordPage>(page: P): Words[P] {
  return current.newest[page]
}

/** Every text of a legal page that was ever published, oldest first. */
export function textsOfLegal(page: WordPage): readonly LegalText[] {
  return current.legal.get(page) ?? []
}

/** What is made of the words at its first use, and kept until others are taken. */
export function perWords<T>(make: () => T): () => T {
  let made: { of: typeof current; value: T } | undefined
  return () => {
    if (made?.of !== current) made = { of: current, value: make() }
    return made.value
  }
}
