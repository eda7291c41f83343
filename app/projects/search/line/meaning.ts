import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'

export type FilterChange = Partial<Omit<ProjectFilter, 'text' | 'unpriced' | 'sort'>>

/** Ambiguous: no unit, another currency, a missing type, a second value, a region. */
export type AmbiguityReason = 'figure' | 'currency' | 'kind' | 'second' | 'region'
export type LeftWhy = 'unknown' | 'unstated' | 'size' | 'time' | 'amount'

export type Meaning =
  | { kind: 'filter'; change: FilterChange }
  | { kind: 'ambiguous'; why: AmbiguityReason; readings: FilterChange[] }
  /** Searched in the projects' names and texts. */
  | { kind: 'text' }
  | { kind: 'left'; why: LeftWhy }
  /** Filler, such as `projects in`. */
  | { kind: 'silent' }

export type LinePart = Meaning & { start: number; end: number }

export type Lexicon = {
  choices: FilterChoices
  /** By `phraseKey`. */
  phrases: ReadonlyMap<string, Meaning>
  /** Tolerates a spelling error. */
  knows: (phrase: string) => boolean
  /** In this order, as whole words. */
  says: (phrase: string) => boolean
}
