import type { WordPage } from '#app/pages/page-content.ts'
import { checkWords, type Beside } from '#app/pages/page-faults.ts'
import { differences } from '#app/projects/publishing/difference.ts'

import type { DraftState } from './draft-answer.ts'

export function wordsState(page: WordPage, content: unknown, beside: Beside): DraftState {
  const found = differences(beside.shown, content)
  return {
    differences: found,
    changes: [],
    isMore: found.length > 0,
    isPartSound: true,
    faults: checkWords(page, content, beside).faults,
  }
}
