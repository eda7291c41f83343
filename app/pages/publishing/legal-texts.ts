import { sorted } from '#app/lib/lists.ts'
import { isLegal, wordPages, type WordPage, type Words } from '#app/pages/page-content.ts'

import type { LegalPublication, PublishedWords } from './published-pages.ts'

/**
 * What a text of a legal page is on a day: the one that its page shows, one that was in force before, one
 * that is published and will be in force, or one that was replaced before it ever was.
 */
export type LegalState = 'shown' | 'earlier' | 'ahead' | 'replaced'

/** A text of a legal page with the last part of the address under which it stays. */
export type LegalText = Dated & { state: LegalState }

type Dated = LegalPublication & { part: string }

/** Every text of each legal page as it is on a day, oldest first, that of its file before all; two of one day are told apart by a number. */
export function legalTexts(
  filed: Words,
  { legal }: Pick<PublishedWords, 'legal'>,
  today: string,
): ReadonlyMap<WordPage, readonly LegalText[]> {
  return new Map(
    wordPages.filter(isLegal).map((page) => {
      const first = { words: filed[page], publishedOn: filed[page].inForceSince }
      const published = legal.get(page) ?? []
      // A file that was written from what is published is no text of its own.
      const file = JSON.stringify(first.words)
      const isPublished = published.some(({ words }) => JSON.stringify(words) === file)
      return [page, withStates(withParts(isPublished ? published : [first, ...published]), today)]
    }),
  )
}

/** The next day after this one on which a text comes into force; undefined where none is ahead. */
export function nextDayOf(
  texts: ReadonlyMap<WordPage, readonly LegalText[]>,
  today: string,
): string | undefined {
  const standing = [...texts.values()].flat().filter(({ state }) => state !== 'replaced')
  const days = standing.map(({ words }) => words.inForceSince)
  return sorted(days.filter((day) => day > today))[0]
}

/**
 * Shown is what was published last of that whose day has come: whoever publishes another text means that it
 * replaces what was announced before. None is where a site begins with a file dated ahead.
 */
function withStates(texts: readonly Dated[], today: string): LegalText[] {
  const shown = texts.findLastIndex(({ words }) => words.inForceSince <= today)
  return texts.map((text, at) => {
    if (at === shown) return { ...text, state: 'shown' }
    if (isReplaced(text, texts.slice(at + 1))) return { ...text, state: 'replaced' }
    return { ...text, state: text.words.inForceSince > today ? 'ahead' : 'earlier' }
  })
}

/** Whether a later text took its place before its own day. */
function isReplaced({ words: { inForceSince: day } }: Dated, later: readonly Dated[]): boolean {
  return later.some(({ words, publishedOn }) => words.inForceSince <= day && publishedOn < day)
}

function withParts(texts: readonly LegalPublication[]): Dated[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const { inForceSince } = text.words
    const count = (seen.get(inForceSince) ?? 0) + 1
    seen.set(inForceSince, count)
    return { ...text, part: count === 1 ? inForceSince : `${inForceSince}-${count}` }
  })
}
