import { wellFormed } from './well-formed.ts'

/** Without U+0000 and lone surrogates, which PostgreSQL text cannot store. */
export function storableText(text: string): string {
  return wellFormed(text.replaceAll('\0', ''))
}

const MAX_DEPTH = 32

/** JSON for PostgreSQL; undefined where it is nested too deep. */
export function storableJson(value: unknown, deep = MAX_DEPTH): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (deep === 0) return undefined
  const isList = Array.isArray(value)
  const read = Object.entries(value).map(([name, one]): [string, unknown] => [
    storableText(name),
    storableJson(one, deep - 1),
  ])
  if (read.some(([, one]) => one === undefined)) return undefined
  return isList ? read.map(([, one]) => one) : Object.fromEntries(read)
}
