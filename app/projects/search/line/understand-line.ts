import { sorted } from '#app/lib/lists.ts'
import { filterAddress, noFilter } from '#app/projects/filters/filter-address.ts'
import { appliedFilters } from '#app/projects/filters/filter-texts.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'

import type { AmbiguityReason, FilterChange, LeftWhy, Lexicon, Meaning } from './phrases.ts'
import { TABLE } from './table.ts'
import { spaced } from './vocabulary.ts'

type LinePart = Meaning & { start: number; end: number }

/** Ambiguous words, with a list's address for each meaning. */
export type Ambiguous = { text: string; why: AmbiguityReason; readings: Reading[] }
type Reading = { label: string; to: string; filter: ProjectFilter }
export type Left = { text: string; why: LeftWhy }

/** `filter.text` keeps the words that were not recognised; `search` is what it finds. */
export type Understood<F extends ProjectFilter> = {
  filter: F
  isChanged: boolean
  search: string
  withoutSearch: string
  ambiguous: Ambiguous[]
  left: Left[]
}

/** Moves recognised words from the text into the filter and classifies the others; idempotent. */
export function understandLine<F extends ProjectFilter>(
  filter: F,
  lexicon: Lexicon,
): Understood<F> {
  const taken = take(filter, lexicon)
  if (taken.filter !== filter) return { ...understandLine(taken.filter, lexicon), isChanged: true }
  const parts = taken.parts.filter(({ kind }) => kind !== 'silent')
  const textOf = (some: readonly LinePart[]) => joinParts(filter.text, some)
  return {
    filter,
    isChanged: false,
    search: textOf(parts.filter(({ kind }) => kind === 'text')),
    withoutSearch: textOf(parts.filter(({ kind }) => kind !== 'text')),
    ambiguous: parts.flatMap((part) => {
      if (part.kind !== 'ambiguous') return []
      const text = textOf(parts.filter((other) => other !== part))
      const readings = part.readings.map((change) => readingOf({ ...filter, text }, change))
      return [{ text: textOf([part]), why: part.why, readings }]
    }),
    left: parts.flatMap((part) =>
      part.kind === 'left' ? [{ text: textOf([part]), why: part.why }] : [],
    ),
  }
}

function readingOf(base: ProjectFilter, change: FilterChange): Reading {
  const filter = merged(base, change)
  // The newer bound wins over a contradicting one.
  if (isTurned(filter)) filter[change.max === undefined ? 'max' : 'min'] = undefined
  const labels = appliedFilters({ ...noFilter, ...change }).map(({ label }) => label)
  return { label: labels.join(', '), to: filterAddress(filter), filter }
}

/** Limited by the filter's sizes. */
function take<F extends ProjectFilter>(initial: F, lexicon: Lexicon) {
  let filter = initial
  const parts = readLine(initial.text, lexicon).map((part): LinePart => {
    if (part.kind !== 'filter') return part
    const { start, end, change } = part
    const isSecond = SINGLE.some((key) => change[key] && filter[key] && change[key] !== filter[key])
    if (isSecond || isTurned({ ...filter, ...change })) {
      return { start, end, kind: 'ambiguous', why: 'second', readings: [change] }
    }
    filter = merged(filter, change)
    return part
  })
  if (filter === initial) return { filter, parts }
  const remaining = parts.filter(({ kind }) => kind !== 'filter' && kind !== 'silent')
  return { filter: { ...filter, text: joinParts(initial.text, remaining) }, parts }
}

const SINGLE = ['type', 'city', 'sector', 'developer', 'status', 'by', 'min', 'max'] as const
const isTurned = ({ min = 0, max = Infinity }: FilterChange) => min > max

/** Bedrooms and nearby places add up; other values replace. */
function merged<F extends ProjectFilter>(filter: F, change: FilterChange): F {
  const bedrooms = new Set([...filter.bedrooms, ...(change.bedrooms ?? [])])
  const near = new Set([...filter.near, ...(change.near ?? [])])
  return { ...filter, ...change, bedrooms: sorted(bedrooms, (a, b) => a - b), near: [...near] }
}

const joinParts = (line: string, parts: readonly LinePart[]) =>
  parts.map(({ start, end }) => line.slice(start, end)).join(' ')

/** Assigns every word of the line to exactly one part. */
export function readLine(line: string, lexicon: Lexicon): LinePart[] {
  const { text, starts, ends } = spaced(line)
  const parts: LinePart[] = []
  let at = 0
  while (at < text.length) {
    const { meaning, end } = readAt(text, at, lexicon)
    const [from, to] = [starts.get(at), ends.get(end)]
    if (meaning && from !== undefined && to !== undefined) {
      const part = { ...shownMeaning(meaning, lexicon), start: from, end: to }
      const last = parts.at(-1)
      const isSame = last?.kind === 'left' && part.kind === 'left' && last.why === part.why
      if (isSame) last.end = to
      else parts.push(part)
    }
    at = end
  }
  return parts
}

function readAt(text: string, start: number, lexicon: Lexicon) {
  for (const [pattern, sets] of TABLE) {
    pattern.lastIndex = start
    const match = pattern.exec(text)
    const set = match && (typeof sets === 'function' ? sets(match.groups ?? {}, lexicon) : sets)
    if (set) {
      const { length = match[0].length, ...meaning } = set
      return { meaning, end: start + length }
    }
  }
  return { end: start + text.slice(start).search(/\s/) + 1 }
}

/** Without public prices a budget finds nothing. */
function shownMeaning(meaning: Meaning, { choices }: Lexicon): Meaning {
  if (choices.hasPrices) return meaning
  if (meaning.kind === 'filter' && isAmount(meaning.change)) return { kind: 'left', why: 'amount' }
  if (meaning.kind !== 'ambiguous') return meaning
  const readings = meaning.readings.filter((change) => !isAmount(change))
  const isLost = meaning.why === 'currency' || (meaning.why === 'figure' && readings.length === 0)
  return isLost ? { kind: 'left', why: 'amount' } : { ...meaning, readings }
}

const isAmount = (change: { min?: unknown; max?: unknown }) => 'min' in change || 'max' in change
