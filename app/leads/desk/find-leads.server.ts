import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { NEWEST } from './lead-filter.ts'
import type { LeadCursor } from './lead-list.ts'
import { inOrder } from './lead-order.server.ts'
import { honestLeads, type StoredLead } from './lead-rows.server.ts'
import {
  askIndex,
  gramsFor,
  longestLook,
  lookThrough,
  LOOKS,
  type Look,
  type Looks,
  type Search,
} from './search-ways.server.ts'

type Asked = Search & {
  /** Leads on a page. */
  size: number
}

/**
 * A page of the leads whose name or phone holds what was typed, newest first (SPEC section 5); `next`
 * is where it goes on. Which way is the shorter is decided here: the planner knows how often a gram
 * occurs, not where in the list.
 */
export async function findPage(
  db: Executor,
  { size, ...search }: Asked,
  looks = LOOKS,
): Promise<{ rows: StoredLead[]; next: LeadCursor | undefined }> {
  const ids = await findIds(db, search, size + 1, looks)
  const shown = ids.slice(0, size)
  const rows =
    shown.length > 0
      ? await honestLeads(db).where('leads.id', 'in', shown).orderBy(inOrder(NEWEST)).execute()
      : []
  const last = ids.length > size ? rows.at(-1) : undefined
  return { rows, next: last && { at: last.created_at, id: last.id } }
}

async function findIds(
  db: Executor,
  search: Search,
  wanted: number,
  looks: Looks,
): Promise<string[]> {
  const grams = gramsFor(search.typed)
  let look = await lookThrough(db, search, { wanted, most: looks.first })
  while (!isEnough(look, wanted)) {
    const needed = Math.ceil((1.5 * wanted * look.looked) / Math.max(1, look.ids.length))
    if (grams && needed > longestLook(search, looks)) return askIds(db, search, wanted, grams)
    look = await lookThrough(db, search, { wanted, most: Math.max(needed, 2 * look.looked) })
  }
  return look.ids
}

async function askIds(
  db: Executor,
  search: Search,
  wanted: number,
  grams: readonly string[][],
): Promise<string[]> {
  const answer = sql`select id::text from found order by created_at desc, found.id desc limit ${wanted}`
  const rows = await askIndex<{ id: string }>(db, search, { grams, answer })
  return rows.map(({ id }) => id)
}

function isEnough({ ids, isWhole }: Look, wanted: number): boolean {
  return isWhole || ids.length >= wanted
}
