import { sorted } from '#app/lib/lists.ts'
import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'

import { COUNTED, figureAt } from './amounts.ts'
import { AFTER, BEFORE, TO, type Bound } from './budget-words.ts'
import type { Meaning, Read } from './line-part.ts'
import type { LineWord } from './line-words.ts'
import { maybePhrase, pastJoints, phraseAt } from './phrases.ts'

/** `3bhk`, `3/4 BHK`, `2 to 4 bed`, `1500 sq ft`, `2 years`. */
export function countedAt(
  words: readonly LineWord[],
  at: number,
  { bedrooms }: FilterChoices,
): Read {
  const before = maybePhrase(BEFORE, words, at)
  const list = figuresAt(words, before.end)
  const isOpen = words[list.end]?.text === '+'
  const counted = phraseAt(COUNTED, words, pastJoints(words, list.end + (isOpen ? 1 : 0)))
  if (list.figures.length === 0 || !counted) return undefined
  const { value: after, end } = maybePhrase(AFTER, words, counted.end)
  if (counted.value !== 'bedrooms') return { end, meaning: { kind: 'left', why: counted.value } }
  const bound = isOpen ? 'min' : (before.value ?? after)
  return { end, meaning: roomsOf(list, bound, bedrooms) }
}

type Figures = { figures: string[]; isRange: boolean; end: number }

function figuresAt(words: readonly LineWord[], at: number): Figures {
  const figure = figureAt(words, at)
  if (figure === undefined) return { figures: [], isRange: false, end: at }
  const figures = figure.split(',')
  const isListed = LIST.has(words[at + 1]?.text ?? '')
  const to = maybePhrase(TO, words, at + 1)
  const rest = figuresAt(words, isListed ? at + 2 : to.end)
  const isJoined = rest.figures.length > 0 && (isListed || to.value !== undefined)
  if (!isJoined) return { figures, isRange: false, end: at + 1 }
  return { ...rest, figures: [...figures, ...rest.figures], isRange: rest.isRange || !isListed }
}

const LIST = new Set([',', '/', '&', 'and', 'or', '+'])

function roomsOf(
  { figures, isRange }: Figures,
  bound: Bound | undefined,
  listed: readonly number[],
): Meaning {
  if (!figures.every((figure) => /^[1-9]$/.test(figure))) return { kind: 'left', why: 'unstated' }
  const counts = figures.map(Number)
  const [min, max] = [Math.min(...counts), Math.max(...counts)]
  const open = listed.filter((count) => (bound === 'max' ? count <= max : count >= min))
  const isOpen = (bound === 'max' || bound === 'min') && open.length > 0
  const between = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const closed = isRange || bound === 'between' ? between : counts
  const bedrooms = new Set(isOpen ? open : closed)
  return { kind: 'filter', change: { bedrooms: sorted(bedrooms, (a, b) => a - b) } }
}
