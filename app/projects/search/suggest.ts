import { isolated } from '#app/lib/text/bidi.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import { countProjects } from '#app/projects/catalogue/count-projects.ts'
import { filterAddress, noFilter } from '#app/projects/filters/filter-address.ts'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import { appliedFilters } from '#app/projects/filters/filter-texts.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'
import { understandLine, type Understood } from '#app/projects/search/line/understand-line.ts'

import type { SearchEntry } from './project-search.ts'
import type { SearchCatalogue } from './search-catalogue.ts'

export type Suggestion = Pick<SearchEntry, 'to' | 'label' | 'detail'>

/** For browsers without the catalogue. */
export const SUGGESTIONS_PATH = '/suggestions.json'
export const LONGEST_TEXT = 100
const MAX_SUGGESTIONS = 7

/** The list that the line describes precedes single projects. */
export function suggest(input: string, catalogue: SearchCatalogue): Suggestion[] {
  const text = asciiDigits(input)
  const understood = understandLine({ ...noFilter, text: text.trim() }, catalogue.lexicon)
  const { found, isClose } = catalogue.findAny(text)
  const isUnderstood = understood.isChanged
  // Tolerates spelling errors only where nothing else matches.
  const entries = isClose && (isUnderstood || understood.ambiguous.length > 0) ? [] : found
  const lists = [
    ...(isUnderstood ? [listOf(understood, catalogue)] : []),
    ...understood.ambiguous.flatMap(({ readings }) =>
      readings.map(({ label, to, filter }) => ({
        to,
        label: label,
        detail: countFound(catalogue, { ...filter, text: understood.search }),
      })),
    ),
  ].filter(({ to }) => entries.every((entry) => entry.to !== to))
  const typed = text.trim().toLowerCase()
  const isName = entries.some(({ label }) => label.toLowerCase().includes(typed))
  const all = isName ? [...entries, ...lists] : [...lists, ...entries]
  return all.slice(0, MAX_SUGGESTIONS).map(({ to, label, detail }) => ({ to, label, detail }))
}

/** The projects that the line describes or names. */
export function matchingSlugs(input: string, catalogue: SearchCatalogue): Set<string> {
  const understood = understandLine(
    { ...noFilter, text: asciiDigits(input).trim() },
    catalogue.lexicon,
  )
  const { found } = filterProjects(catalogue, { ...understood.filter, text: understood.search })
  return new Set(found.map(({ slug }) => slug))
}

function listOf(understood: Understood<ProjectFilter>, catalogue: SearchCatalogue): Suggestion {
  const { filter, search, ambiguous, left } = understood
  const unread = [...ambiguous, ...left].map(({ text }) => `“${isolated(text)}”`)
  return {
    to: filterAddress(filter),
    label: appliedFilters(filter, understood)
      .map(({ label }) => label)
      .join(' · '),
    detail: [
      countFound(catalogue, { ...filter, text: search }),
      ...(unread.length > 0 ? [`without ${unread.join(', ')}`] : []),
    ].join(', '),
  }
}

function countFound(catalogue: SearchCatalogue, filter: ProjectFilter): string {
  return countProjects(filterProjects(catalogue, filter).found.length)
}
