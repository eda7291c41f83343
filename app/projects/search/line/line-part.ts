import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'

/** What words of a line set in the filter. */
export type FilterChange = Partial<
  Pick<
    ProjectFilter,
    'type' | 'city' | 'sector' | 'developer' | 'bedrooms' | 'min' | 'max' | 'status' | 'by' | 'near'
  >
>

/** Why words are asked about: a figure without a unit, another currency, a kind that is not listed, a second of what is one, a region of several places. */
export type AskedWhy = 'figure' | 'currency' | 'kind' | 'second' | 'region'
/** Why words are left out. */
export type LeftWhy = 'unknown' | 'unstated' | 'size' | 'time' | 'amount'

/** What a run of words means. */
export type Meaning =
  | { kind: 'filter'; change: FilterChange }
  | { kind: 'asked'; why: AskedWhy; readings: FilterChange[] }
  /** Looked for in the names and texts of the listings. */
  | { kind: 'text' }
  | { kind: 'left'; why: LeftWhy }
  /** Says nothing about a listing: `projects in`. */
  | { kind: 'silent' }

/** Words of a line by their place in it, with what they mean. */
export type LinePart = Meaning & { start: number; end: number }

/** What a rule finds at a word of a line, and the word after it. */
export type Read = { end: number; meaning: Meaning } | undefined
