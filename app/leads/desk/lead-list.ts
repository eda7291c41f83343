import { z } from 'zod'

import type { LeadRow } from './lead-search.ts'

/** A number of leads; `isAbout` beyond 10,000, where they are not counted one by one. */
export type LeadCount = { count: number; isAbout?: true }

/**
 * A part of the list of leads at one moment (`at`, ISO 8601), newest first: its newest, what came since
 * an earlier moment, or what is older. `older` asks for what comes after it, null where nothing does;
 * `total` counts all.
 */
export type LeadList = {
  part: 'newest' | 'newer' | 'older'
  leads: readonly LeadRow[]
  older: string | null
  total: LeadCount
  at: string
}

/** A page of the leads that a search finds, newest first; `older` asks for the next one. */
export type FoundLeads = Pick<LeadList, 'leads' | 'older'>

/** The place of a lead in the list. */
export type LeadCursor = { at: Date; id: string }

/** Reads the search of an address that asks for a part of the list; what is wrong asks for its newest. */
export function readAsked(search: URLSearchParams): { since?: Date; before?: LeadCursor } {
  const [at, id] = (search.get('before') ?? '').split(' ')
  const before = cursor.safeParse({ at, id })
  if (before.success) return { before: before.data }
  const since = moment.safeParse(search.get('since'))
  return since.success ? { since: since.data } : {}
}

/** As the address or the form says it that asks for what is older. */
export function cursorText({ at, id }: LeadCursor): string {
  return `${at.toISOString()} ${id}`
}

const moment = z.iso.datetime().transform((text) => new Date(text))
const cursor = z.object({ at: moment, id: z.string().regex(/^\d{1,18}$/) })
