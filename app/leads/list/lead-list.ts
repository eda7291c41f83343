import { z } from 'zod'

import type { MovedLeads } from '#app/leads/follow-ups/moved-leads.ts'
import { BEYOND_NAMES, type DashboardLead } from '#app/leads/search/lead-search.ts'

import type { ViewCounts } from './views/views.ts'

/** `isAbout` marks an estimate beyond 10,000. */
export type LeadCount = { count: number; isAbout?: true }

/** A page at `at` (ISO 8601): `older` leads on, `mark` asks for changes, `gone` lists removed ids. */
export type LeadList = {
  part: 'newest' | 'newer' | 'older'
  leads: readonly DashboardLead[]
  gone: readonly string[]
  older: string | null
  total: LeadCount
  views?: ViewCounts
  moved?: MovedLeads
  at: string
  mark: string
}

export type FoundPage = Pick<LeadList, 'leads' | 'older'>

/** Matches so far, and similar-sounding names (`similar`) as suggestions. */
export type FoundLeads = FoundPage & { similar: readonly DashboardLead[] }

/** Keyset cursor; `key` is the sort key where that is not the time. */
export type LeadCursor = { at: Date; id: string; key?: string | undefined }

/** An invalid query asks for the newest. */
export function readListParams(search: URLSearchParams): { since?: string; before?: LeadCursor } {
  const [at, id, ...key] = (search.get('before') ?? '').split(' ')
  const before = cursor.safeParse({ at, id, key: key.join(' ') })
  if (before.success) return { before: before.data }
  const since = changeMark.safeParse(search.get('since'))
  return since.success ? { since: since.data } : {}
}

/** The place of a search: among names and phones, or beyond them. */
export function readFoundPlace(text: string): { isBeyond: boolean; before?: LeadCursor } {
  const isBeyond = text.startsWith(BEYOND_NAMES)
  const before = isBeyond ? text.slice(BEYOND_NAMES.length + 1) : text
  const { before: place } = readListParams(new URLSearchParams({ before }))
  return { isBeyond, ...(place && { before: place }) }
}

export function cursorText({ at, id, key }: LeadCursor): string {
  return [at.toISOString(), id, ...(key === undefined ? [] : [key])].join(' ')
}

const moment = z.iso.datetime().transform((text) => new Date(text))
const cursor = z.object({
  at: moment,
  id: z.string().regex(/^\d{1,18}$/),
  // PostgreSQL's text cannot hold NUL.
  key: z.string().refine((key) => !key.includes('\0')),
})
/** A transaction id: all earlier ones had ended when the list was read. */
const changeMark = z.string().regex(/^\d{1,19}$/)
