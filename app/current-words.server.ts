import { filedWords } from '#content/pages/filed-words.ts'

import {
  legalTexts,
  NOTHING_PUBLISHED,
  withPublishedWords,
  type LegalText,
  type PublishedWords,
} from './words/versions/published-words.ts'
import type { WordPage, Words } from './words/word-pages.ts'

let current = shownWords(NOTHING_PUBLISHED)

function shownWords(published: PublishedWords) {
  return {
    version: published.version,
    words: withPublishedWords(filedWords, published),
    legal: legalTexts(filedWords, published),
  }
}

/** Has every page and brochure read these words from now on, all of them at once. */
export function takeWords(published: PublishedWords): void {
  current = shownWords(published)
}

/** Which words this process shows: what is made of them is true for as long as this stays. */
export function wordsVersion(): number {
  return current.version
}

/** The words of a page as they are published; every page reads them from here. */
export function currentWords<P extends WordPage>(page: P): Words[P] {
  return current.words[page]
}

/** Every text of a legal page that was ever published, oldest first; the last is the one that is shown. */
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
