import { sorted } from '#app/lib/lists.ts'
import { isLegal, pageNames, type PageName, type PageContents } from '#app/pages/page-content.ts'

import type { LegalPublication, PublishedPages } from './published-pages.ts'

/** Shown now, in force earlier, published for a later day, or replaced before its day. */
export type LegalState = 'shown' | 'earlier' | 'ahead' | 'replaced'

export type LegalText = Dated & { state: LegalState }

type Dated = LegalPublication & { part: string }

/** All texts of each legal page on a day, oldest first; a number tells two of one day apart. */
export function legalTexts(
  fromFile: PageContents,
  { legal }: Pick<PublishedPages, 'legal'>,
  today: string,
): ReadonlyMap<PageName, readonly LegalText[]> {
  return new Map(
    pageNames.filter(isLegal).map((page) => {
      const first = { content: fromFile[page], publishedOn: fromFile[page].inForceSince }
      const published = legal.get(page) ?? []
      const file = JSON.stringify(first.content)
      const isPublished = published.some(({ content }) => JSON.stringify(content) === file)
      return [page, withStates(withParts(isPublished ? published : [first, ...published]), today)]
    }),
  )
}

/** Undefined when no text is scheduled after this day. */
export function nextDayOf(
  texts: ReadonlyMap<PageName, readonly LegalText[]>,
  today: string,
): string | undefined {
  const standing = [...texts.values()].flat().filter(({ state }) => state !== 'replaced')
  const days = standing.map(({ content }) => content.inForceSince)
  return sorted(days.filter((day) => day > today))[0]
}

/** The last publication whose day has come; a later one replaces what was announced before. */
function withStates(texts: readonly Dated[], today: string): LegalText[] {
  const shown = texts.findLastIndex(({ content }) => content.inForceSince <= today)
  return texts.map((text, at) => {
    if (at === shown) return { ...text, state: 'shown' }
    if (isReplaced(text, texts.slice(at + 1))) return { ...text, state: 'replaced' }
    return { ...text, state: text.content.inForceSince > today ? 'ahead' : 'earlier' }
  })
}

function isReplaced({ content: { inForceSince: day } }: Dated, later: readonly Dated[]): boolean {
  return later.some(({ content, publishedOn }) => content.inForceSince <= day && publishedOn < day)
}

function withParts(texts: readonly LegalPublication[]): Dated[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const { inForceSince } = text.content
    const count = (seen.get(inForceSince) ?? 0) + 1
    seen.set(inForceSince, count)
    return { ...text, part: count === 1 ? inForceSince : `${inForceSince}-${count}` }
  })
}
