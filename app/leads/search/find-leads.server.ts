import type { LeadCursor } from '#app/leads/list/lead-list.ts'
import { inOrder, placeOf } from '#app/leads/list/lead-order.server.ts'
import { honestLeads, type StoredLead } from '#app/leads/list/lead-rows.server.ts'
import type { Executor } from '#db/client.server.ts'

import { NEWEST } from './lead-filter.ts'
import { findAlong } from './find-along.server.ts'
import {
  queryIds,
  gramsFor,
  isEnough,
  longestLook,
  lookThrough,
  neededFor,
  LOOKS,
  type Looks,
  type Search,
} from './search-ways.server.ts'

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
  const grams = gramsFor(search.typed)
  let look = await lookThrough(db, search, { limit, maxScanned: looks.first })
  while (!isEnough(look, limit)) {
    const needed = neededFor(look, limit)
    if (grams && needed > longestLook(search, looks)) return queryIds(db, search, { grams, limit })
    look = await lookThrough(db, search, { limit, maxScanned: Math.max(needed, 2 * look.looked) })
  }
  return look.ids
}
