import { wellFormed } from './well-formed.ts'

/** A text without what no text of PostgreSQL can hold: U+0000, and halves of a pair of surrogates. */
export function storableText(text: string): string {
  return wellFormed(text.replaceAll('\0', ''))
}

/** Deeper than anything that a form of ours has; what recurses over a value stays far from its end. */
const MOST_DEEP = 32

/** A value of JSON that PostgreSQL can hold, in its texts and names; undefined where it is nested without end. */
export function storableJson(value: unknown, deep = MOST_DEEP): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (deep === 0) return undefined
  const isList = Array.isArray(value)
  const read = Object.entries(value).map(([name, one]): [string, unknown] => [
    storableText(name),
    storableJson(one, deep - 1),
  ])
  // A branch that is too deep takes all of it along.
  if (read.some(([, one]) => one === undefined)) return undefined
  return isList ? read.map(([, one]) => one) : Object.fromEntries(read)
}
