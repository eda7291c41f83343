import { sorted } from '#app/lib/lists.ts'
import { filterAddress, noFilter } from '#app/projects/filters/filter-address.ts'
import { appliedFilters } from '#app/projects/filters/filter-texts.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'

import type { AmbiguityReason, FilterChange, LeftWhy, Lexicon, LinePart } from './meaning.ts'
import { readLine } from './read-line.ts'

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
  initial: F,
  lexicon: Lexicon,
): Understood<F> {
  let filter = initial
  let taken = take(filter, lexicon)
  while (taken.filter !== filter) {
    filter = taken.filter
    taken = take(filter, lexicon)
  }
  const parts = taken.parts.filter(({ kind }) => kind !== 'silent')
  const textOf = (some: readonly LinePart[]) => joinParts(filter.text, some)
  return {
    filter,
    isChanged: filter !== initial,
    search: textOf(parts.filter(({ kind }) => kind === 'text')),
    withoutSearch: textOf(parts.filter(({ kind }) => kind !== 'text')),
    ambiguous: parts.flatMap((part) => {
      if (part.kind !== 'ambiguous') return []
      const text = textOf(parts.filter((other) => other !== part))
      const readings = part.readings.map((change) => readingOf({ ...filter, text }, change))
      return [{ text: textOf([part]), why: part.why, readings }]
    }),
    left: joined(taken.parts).flatMap((part) =>
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
    const isSecond = SINGLE.some(
      (name) => change[name] && filter[name] && change[name] !== filter[name],
    )
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

function isTurned({ min = 0, max = Infinity }: FilterChange): boolean {
  return min > max
}

/** Bedrooms and nearby places add up; other values replace. */
function merged<F extends ProjectFilter>(filter: F, change: FilterChange): F {
  const bedrooms = new Set([...filter.bedrooms, ...(change.bedrooms ?? [])])
  const near = new Set([...filter.near, ...(change.near ?? [])])
  return { ...filter, ...change, bedrooms: sorted(bedrooms, (a, b) => a - b), near: [...near] }
}

function joinParts(line: string, parts: readonly LinePart[]): string {
  return parts.map(({ start, end }) => line.slice(start, end)).join(' ')
}

/** Neighbours that are left out for the same reason are one. */
function joined(parts: readonly LinePart[]): LinePart[] {
  const done: LinePart[] = []
  for (const part of parts) {
    const last = done.at(-1)
    const isSame = last?.kind === 'left' && part.kind === 'left' && last.why === part.why
    if (isSame) done[done.length - 1] = { ...last, end: part.end }
    else done.push(part)
  }
  return done
}
