import type { RawBuilder } from 'kysely'

import type { LeadCursor } from '#app/leads/list/lead-list.ts'

import type { Scope } from './lead-filter.server.ts'
import type { LeadSort } from './lead-filter.ts'
import type { WordSearch } from './words/search-words.ts'

/** Newest first by default. By name and phone, or with `words` in everything else. */
export type Search = {
  typed: string
  words?: WordSearch
  scope: Scope
  sort?: LeadSort
  before?: LeadCursor | undefined
}

/** `fits` compares rows of `leads`, also where a scan adds `columns`; `indexed` is undefined where no index can tell. */
export type Match = {
  fits: RawBuilder<boolean>
  columns: RawBuilder<unknown>
  indexed: RawBuilder<unknown> | undefined
}

/** Leads to scan at first, and at most, before an index. */
export type Looks = { first: number; longest: number }
