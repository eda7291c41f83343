import { budgetTyped } from '#app/lib/money.ts'
import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'

import { isCode } from './amounts.ts'
import { unitReadings } from './budget-words.ts'
import type { FilterChange, Read } from './line-part.ts'
import type { LineWord } from './line-words.ts'

/** A large figure is in rupees; for others the visitor chooses. */
export function bareFigureAt(words: readonly LineWord[], at: number, choices: FilterChoices): Read {
  const word = words[at]
  if (word === undefined || isCode(words, at)) return undefined
  const end = at + 1
  const rupees = budgetTyped(word.text)
  if (rupees !== undefined) return { end, meaning: { kind: 'filter', change: { max: rupees } } }
  const readings = readingsOf(word.text, choices)
  if (readings.length === 0) return undefined
  return { end, meaning: { kind: 'asked', why: 'figure', readings } }
}

function readingsOf(figure: string, choices: FilterChoices): FilterChange[] {
  const { hasDates, sectors } = choices
  const amounts = unitReadings(figure).map((max) => ({ max }))
  if (/^[1-9]$/.test(figure)) return [{ bedrooms: [Number(figure)] }, ...amounts.slice(0, 1)]
  if (/^20\d\d$/.test(figure) && hasDates) return [{ by: figure }]
  return sectors.includes(figure) ? [{ sector: figure }, ...amounts] : amounts
}
