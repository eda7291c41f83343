import type { LeadCursor } from '#app/leads/list/lead-list.ts'
import { inOrder, placeOf } from '#app/leads/list/lead-order.server.ts'
import { honestLeads, type StoredLead } from '#app/leads/list/lead-rows.server.ts'
import type { Executor } from '#db/client.server.ts'

import { NEWEST } from './lead-filter.ts'
import { findAlong } from './find-along.server.ts'
import {
  askIds,
  gramsFor,
  isEnough,
  longestLook,
  lookThrough,
  neededFor,
  LOOKS,
  type Looks,
  type Search,
} from './search-ways.server.ts'

type Asked = Search & {
  size: number
}

/** Newest first (SPEC section 5) or by column; the planner knows how frequent a gram is, not where it occurs. */
export async function findPage(
  db: Executor,
  { size, ...search }: Asked,
  looks?: Looks,
): Promise<{ rows: StoredLead[]; next: LeadCursor | undefined }> {
  const { sort = NEWEST } = search
  const find = sort.column === 'time' ? findByTime : findAlong
  const ids = await find(db, { ...search, sort }, size + 1, looks)
  const shown = ids.slice(0, size)
  const rows =
    shown.length > 0
      ? await honestLeads(db).where('leads.id', 'in', shown).orderBy(inOrder(sort)).execute()
      : []
  const last = ids.length > size ? rows.at(-1) : undefined
  return { rows, next: last && placeOf(last, sort) }
}

async function findByTime(
  db: Executor,
  search: Search,
  wanted: number,
  looks = LOOKS,
): Promise<string[]> {
  const grams = gramsFor(search.typed)
  let look = await lookThrough(db, search, { wanted, most: looks.first })
  while (!isEnough(look, wanted)) {
    const needed = neededFor(look, wanted)
    if (grams && needed > longestLook(search, looks)) return askIds(db, search, { grams, wanted })
    look = await lookThrough(db, search, { wanted, most: Math.max(needed, 2 * look.looked) })
  }
  return look.ids
}
