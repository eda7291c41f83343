import { z } from 'zod'

import type { DeskLead } from '#app/leads/search/lead-search.ts'

/** A number of leads; `isAbout` beyond 10,000, where they are not counted one by one. */
export type LeadCount = { count: number; isAbout?: true }

/**
 * A part of the list of leads at one moment (`at`, ISO 8601) in its order: its beginning, what changed
 * since it was read, or what stands after a lead. `older` asks for what comes after it, null where
 * nothing does; `total` counts all; `mark` asks for what changes from now on; `gone` names leads that
 * changed and are not, or no longer, of this list.
 */
export type LeadList = {
  part: 'newest' | 'newer' | 'older'
  leads: readonly DeskLead[]
  gone: readonly string[]
  older: string | null
  total: LeadCount
  at: string
  mark: string
}

/** A page of the leads that a search finds, in the order of the list; `older` asks for the next one. */
export type FoundPage = Pick<LeadList, 'leads' | 'older'>

/** Its pages so far; below them those whose names sound like what was typed (`alike`), which are suggestions. */
export type FoundLeads = FoundPage & { alike: readonly DeskLead[] }

/** The place of a lead in the list; `key` is what it is sorted by, where that is not the time. */
export type LeadCursor = { at: Date; id: string; key?: string | undefined }

/** Reads the search of an address that asks for a part of the list; what is wrong asks for its newest. */
export function readAsked(search: URLSearchParams): { since?: string; before?: LeadCursor } {
  const [at, id, ...key] = (search.get('before') ?? '').split(' ')
  const before = cursor.safeParse({ at, id, key: key.join(' ') })
  if (before.success) return { before: before.data }
  const since = newsMark.safeParse(search.get('since'))
  return since.success ? { since: since.data } : {}
}

/** As the address or the form says it that asks for what is older. */
export function cursorText({ at, id, key }: LeadCursor): string {
  return [at.toISOString(), id, ...(key === undefined ? [] : [key])].join(' ')
}

const moment = z.iso.datetime().transform((text) => new Date(text))
const cursor = z.object({
  at: moment,
  id: z.string().regex(/^\d{1,18}$/),
  // PostgreSQL's text holds no NUL.
  key: z.string().refine((key) => !key.includes('\0')),
})
/** A number of a transaction: all before it had ended when the list was read. */
const newsMark = z.string().regex(/^\d{1,19}$/)
