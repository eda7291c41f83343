import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'

export type FilterChange = Partial<
  Pick<
    ProjectFilter,
    'type' | 'city' | 'sector' | 'developer' | 'bedrooms' | 'min' | 'max' | 'status' | 'by' | 'near'
  >
>

/** Ambiguous: no unit, another currency, a missing type, a second value, a region. */
export type AmbiguityReason = 'figure' | 'currency' | 'kind' | 'second' | 'region'
export type LeftWhy = 'unknown' | 'unstated' | 'size' | 'time' | 'amount'

export type Meaning =
  | { kind: 'filter'; change: FilterChange }
  | { kind: 'asked'; why: AmbiguityReason; readings: FilterChange[] }
  /** Searched in the projects' names and texts. */
  | { kind: 'text' }
  | { kind: 'left'; why: LeftWhy }
  /** Filler, such as `projects in`. */
  | { kind: 'silent' }

export type LinePart = Meaning & { start: number; end: number }

/** `end`: the index after the words that the rule read. */
export type Read = { end: number; meaning: Meaning } | undefined
