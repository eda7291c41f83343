import type { Steps } from '#app/lib/async/yield-to-event-loop.ts'
import { sorted } from '#app/lib/lists.ts'
import { spoken } from '#app/projects/search/project-search.ts'

/** Indexes texts for exact phrases by their rarest word. */
export function* readingTexts(texts: readonly string[]): Steps<(phrase: string) => boolean> {
  const read: string[] = []
  const having = new Map<string, number[]>()
  for (const [at, text] of texts.entries()) {
    const normalized = spoken(text)
    read.push(normalized)
    for (const word of new Set(wordsOf(normalized))) {
      const others = having.get(word)
      if (others) others.push(at)
      else having.set(word, [at])
    }
    yield
  }
  return (phrase) => {
    const target = spoken(phrase)
    const [fewest = []] = sorted(
      wordsOf(target).map((word) => having.get(word) ?? []),
      (a, b) => a.length - b.length,
    )
    return fewest.some((at) => read[at]?.includes(target) === true)
  }
}

function wordsOf(text: string): string[] {
  return text.trim().split(' ')
}
