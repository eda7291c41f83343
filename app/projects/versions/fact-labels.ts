import type { FactName } from './fact-names.ts'

/** What a row is labelled that states one of the facts that people decide by, in the words that listings use. */
const LABELS: readonly [FactName, RegExp][] = [
  ['rera', /\brera\b|\bregistration\b/i],
  ['price', /\b(?:price|prices|cost|rate|bsp)\b/i],
  ['possession', /\b(?:possession|completion|hand(?:ed)?[ -]?over|delivery|ready)\b/i],
  ['area', /\b(?:area|land|acreage|acres|size|sizes|parcel)\b/i],
]

/** The fact that a row states under its label; any other row of a table states a figure of its own. */
export function factOfLabel(label: string): FactName {
  return LABELS.find(([, words]) => words.test(label))?.[0] ?? 'figure'
}
