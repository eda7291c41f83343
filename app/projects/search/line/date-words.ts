import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'

import type { Read } from './line-part.ts'
import type { LineWord } from './line-words.ts'
import { monthNumber } from './months.ts'
import { maybePhrase, pastJoints, phrases, spelled } from './phrases.ts'

const DATED = phrases(
  spelled(
    true,
    'possession,possession date,handover,hand over,completion,delivery,ready,ready to move',
  ),
)
const LINKS = new Set(
  'in by before till until upto around date of is the end ready possession'.split(' '),
)

/** `possession 2027`, `ready by Dec 2026`, `December 2026`. */
export function dateAt(words: readonly LineWord[], at: number, { hasDates }: FilterChoices): Read {
  const dated = maybePhrase(DATED, words, at)
  const start = dated.value ? pastLinks(words, dated.end) : at
  const month = monthNumber(words[start]?.text ?? '')
  if (!dated.value && month === undefined) return undefined
  const place = month === undefined ? start : pastJoints(words, start + 1)
  const year = words[place]?.text ?? ''
  if (!/^20\d\d$/.test(year)) return undefined
  const by = month === undefined ? year : `${year}-${month}`
  return {
    end: place + 1,
    meaning: hasDates ? { kind: 'filter', change: { by } } : { kind: 'left', why: 'unstated' },
  }
}

function pastLinks(words: readonly LineWord[], at: number): number {
  let next = at
  while (LINKS.has(words[next]?.text ?? '')) next += 1
  return next
}
