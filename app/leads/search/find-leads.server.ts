import type { LeadCursor } from '#app/leads/list/lead-list.ts'
import { inOrder, placeOf } from '#app/leads/list/lead-order.server.ts'
import { honestLeads, type StoredLead } from '#app/leads/list/lead-rows.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Executor } from '#db/client.server.ts'

import { findAlong } from './find-along.server.ts'
import { NEWEST } from './lead-filter.ts'
import { matchOf } from './lead-match.server.ts'
import {
  queryIds,
  isEnough,
  longestLook,
  scanRecent,
  neededFor,
  LOOKS,
} from './search-ways.server.ts'
import type { Looks, Search } from './search.server.ts'
import { dayAfter } from './words/time-words.ts'
import { narrowToTime } from './words/words-match.server.ts'

const RECENT_DAYS = 90

type PageQuery = Search & {
  size: number
}

/** Newest first (SPEC section 5) or by column; the planner knows how frequent a gram is, not where it occurs. */
export async function findPage(
  db: Executor,
  { size, ...search }: PageQuery,
  looks?: Looks,
): Promise<{ rows: StoredLead[]; next: LeadCursor | undefined }> {
  const { sort = NEWEST } = search
  const find = sort.column === 'time' ? findByTime : findAlong
  const ids = await find(db, { ...search, sort }, size + 1, looks)
  const pageIds = ids.slice(0, size)
  const rows =
    pageIds.length > 0
      ? await honestLeads(db).where('leads.id', 'in', pageIds).orderBy(inOrder(sort)).execute()
      : []
  const last = ids.length > size ? rows.at(-1) : undefined
  return { rows, next: last && placeOf(last, sort) }
}

async function findByTime(
  db: Executor,
  search: Search,
  limit: number,
  looks = LOOKS,
): Promise<string[]> {
  const { indexed } = matchOf(search)
  let look = await scanRecent(db, search, { limit, maxScanned: looks.first })
  while (!isEnough(look, limit)) {
    const needed = neededFor(look, limit)
    if (indexed && needed > longestLook(search, looks))
      return search.words?.words.length === 1 && look.ids.length > 0
        ? findRecent(db, search, limit)
        : queryIds(db, search, { isIndexed: true, limit })
    look = await scanRecent(db, search, { limit, maxScanned: Math.max(needed, 2 * look.looked) })
  }
  return look.ids
}

/** A word that is neither rare nor frequent: the index has thousands of leads, and the page is in the last months. */
async function findRecent(db: Executor, search: Search, limit: number): Promise<string[]> {
  const until = indianDay(search.before?.at ?? new Date())
  const days = { from: dayAfter(until, -RECENT_DAYS), to: until, text: '' }
  const recent = { ...search, scope: narrowToTime(search.scope, days) }
  const ids = await queryIds(db, recent, { isIndexed: true, limit })
  return ids.length < limit ? queryIds(db, search, { isIndexed: true, limit }) : ids
}
