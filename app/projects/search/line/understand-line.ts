import { sorted } from '#app/lib/lists.ts'
import { filterAddress, noFilter } from '#app/projects/filters/filter-address.ts'
import { appliedFilters } from '#app/projects/filters/filter-texts.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'

import type { Lexicon } from './lexicon.ts'
import type { AmbiguityReason, FilterChange, LeftWhy, LinePart } from './line-part.ts'
import { readLine } from './read-line.ts'

/** Ambiguous words, with a list's address for each meaning. */
export type Ambiguous = { text: string; why: AmbiguityReason; readings: Reading[] }
export type Reading = { label: string; to: string; filter: ProjectFilter }
export type Left = { text: string; why: LeftWhy }

export type Understood<F extends ProjectFilter> = {
  /** Its text keeps the words that were not recognised. */
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
  while (taken.isChanged) {
    filter = taken.filter
    taken = take(filter, lexicon)
  }
  const significant = taken.parts.filter(({ kind }) => kind !== 'silent')
  const textOf = (parts: readonly LinePart[]) => joinParts(filter.text, parts)
  return {
    filter,
    isChanged: filter !== initial,
    search: textOf(significant.filter(({ kind }) => kind === 'text')),
    withoutSearch: textOf(significant.filter(({ kind }) => kind !== 'text')),
    ambiguous: significant.flatMap((part) => {
      if (part.kind !== 'asked') return []
      const text = textOf(significant.filter((other) => other !== part))
      const readings = part.readings.map((change) => readingOf({ ...filter, text }, change))
      return [{ text: textOf([part]), why: part.why, readings }]
    }),
    left: joined(taken.parts).flatMap((part) =>
      part.kind === 'left' ? [{ text: textOf([part]), why: part.why }] : [],
    ),
  }
}

function readingOf(base: ProjectFilter, change: FilterChange): Reading {
  const filter = { ...base, ...merged(base, change) }
  const { min, max } = filter
  const isTurned = min !== undefined && max !== undefined && min > max
  // The newer bound wins over a contradicting one.
  if (isTurned)
    Object.assign(filter, change.max === undefined ? { max: undefined } : { min: undefined })
  const labels = appliedFilters({ ...noFilter, ...change }).map((applied) => applied.label)
  return { label: labels.join(', '), to: filterAddress(filter), filter }
}

/** Limited by the filter's sizes. */
function take<F extends ProjectFilter>(initial: F, lexicon: Lexicon) {
  let filter = initial
  const parts = readLine(initial.text, lexicon).map((part): LinePart => {
    if (part.kind !== 'filter') return part
    const { start, end, change } = part
    if (isSecond(filter, change)) {
      return { start, end, kind: 'asked', why: 'second', readings: [change] }
    }
    filter = { ...filter, ...merged(filter, change) }
    return part
  })
  const isChanged = filter !== initial
  const remaining = parts.filter(({ kind }) => kind !== 'filter' && kind !== 'silent')
  if (isChanged) filter = { ...filter, text: joinParts(initial.text, remaining) }
  return { filter, isChanged, parts }
}

const SINGLE = ['type', 'city', 'sector', 'developer', 'status', 'by', 'min', 'max'] as const

function isSecond(filter: ProjectFilter, change: FilterChange): boolean {
  const [min, max] = [change.min ?? filter.min, change.max ?? filter.max]
  return (
    (min !== undefined && max !== undefined && min > max) ||
    SINGLE.some((name) => {
      const [set, requested] = [filter[name], change[name]]
      return requested !== undefined && set !== undefined && requested !== set
    })
  )
}

/** Bedrooms and nearby places add up; other values replace. */
function merged(filter: ProjectFilter, change: FilterChange): FilterChange {
  const { bedrooms, near } = change
  return {
    ...change,
    ...(bedrooms && {
      bedrooms: sorted([...new Set([...filter.bedrooms, ...bedrooms])], (a, b) => a - b),
    }),
    ...(near && { near: [...new Set([...filter.near, ...near])] }),
  }
}

function joinParts(line: string, parts: readonly LinePart[]): string {
  return parts.map(({ start, end }) => line.slice(start, end)).join(' ')
}

function joined(parts: readonly LinePart[]): LinePart[] {
  return parts.reduce<LinePart[]>((done, part) => {
    const last = done.at(-1)
    const isSame = last?.kind === 'left' && part.kind === 'left' && last.why === part.why
    if (!last || !isSame) return [...done, part]
    return [...done.slice(0, -1), { ...last, end: part.end }]
  }, [])
}
