import { differences } from '#app/projects/versions/difference.ts'
import { publishFaults, readWords } from '#app/words/word-faults.ts'
import type { WordPage } from '#app/words/word-pages.ts'

import type { DraftState } from './draft-answer.ts'

type Beside = Parameters<typeof publishFaults>[2]

/** What a draft of a page's words differs in from what is published, and what speaks against publishing it. */
export function wordsState(page: WordPage, content: unknown, beside: Beside): DraftState {
  const { words, faults } = readWords(page, content)
  return {
    differences: differences(beside.shown, content),
    changes: [],
    faults: words ? publishFaults(page, words, beside) : faults,
  }
}
