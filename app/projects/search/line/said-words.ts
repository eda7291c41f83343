import type { Steps } from '#app/lib/async/yield-to-event-loop.ts'
import { sorted } from '#app/lib/lists.ts'
import { spoken } from '#app/projects/search/project-search.ts'

/** Indexes texts for exact phrases by their rarest word. */
export function* readingTexts(texts: readonly string[]): Steps<(words: string) => boolean> {
  const read: string[] = []
  const having = new Map<string, number[]>()
  for (const [at, text] of texts.entries()) {
    const said = spoken(text)
    read.push(said)
    for (const word of new Set(wordsOf(said))) {
      const others = having.get(word)
      if (others) others.push(at)
      else having.set(word, [at])
    }
    yield
  }
  return (words) => {
    const wanted = spoken(words)
    const [fewest = []] = sorted(
      wordsOf(wanted).map((word) => having.get(word) ?? []),
      (a, b) => a.length - b.length,
    )
    return fewest.some((at) => read[at]?.includes(wanted) === true)
  }
}

function wordsOf(said: string): string[] {
  return said.trim().split(' ')
}
