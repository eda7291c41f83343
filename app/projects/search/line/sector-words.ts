import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'

import type { Read } from './line-part.ts'
import type { LineWord } from './line-words.ts'
import { pastJoints, phraseAt, phrases, spelled } from './phrases.ts'

const SECTOR = phrases(spelled(true, 'sector,sectors,sec,sect'))

/** `Sector 150`, `sec-22d`, `sector 22 A`. */
export function sectorAt(words: readonly LineWord[], at: number, { sectors }: FilterChoices): Read {
  const named = phraseAt(SECTOR, words, at)
  if (!named) return undefined
  const start = pastJoints(words, named.end)
  const [figure, letter] = words.slice(start, start + 2)
  const numbers = figure?.kind === 'figure' ? figure.text.split(',') : []
  const [number] = numbers
  if (number === undefined || !numbers.every((one) => /^\d{1,3}$/.test(one))) return undefined
  if (numbers.length > 1) {
    const readings = numbers.map((sector) => ({ sector }))
    return { end: start + 1, meaning: { kind: 'asked', why: 'figure', readings } }
  }
  const sector = withLetter(number, letter, sectors)
  const end = start + (sector === number ? 1 : 2)
  return { end, meaning: { kind: 'filter', change: { sector } } }
}

/** A separate letter counts only where such a sector is listed. */
function withLetter(number: string, letter: LineWord | undefined, sectors: readonly string[]) {
  const part = `${number}${letter?.text ?? ''}`.toUpperCase()
  const isPart = letter?.isGlued === true || sectors.includes(part)
  return isPart && /^\d+[A-Z]$/.test(part) ? part : number
}
