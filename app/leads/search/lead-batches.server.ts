import type { LeadCursor } from '#app/leads/list/lead-list.ts'
import { inOrder, placeOf, stands } from '#app/leads/list/lead-order.server.ts'
import { honestLeads, readPart, type StoredLead } from '#app/leads/list/lead-rows.server.ts'
import type { Executor } from '#db/client.server.ts'

import { NEWEST, type LeadSort } from './lead-filter.ts'
import { EVERYTHING, isUnfiltered, type Scope } from './lead-filter.server.ts'
import { matchOf } from './lead-match.server.ts'
import type { Search } from './search.server.ts'
import { inWords } from './words/words-match.server.ts'

/** One query scans at most this many, so that a rare match does not silence the reader for seconds. */
const LOOKED_AT = 20_000

type Place = { before?: LeadCursor | undefined; until?: LeadCursor | undefined }

type Step = { rows: StoredLead[]; place: Place | undefined }

export type BatchQuery = { scope: Scope; typed?: string; sort?: LeadSort }

/** All wanted leads in list order, in parts: of a search first those by name and phone. */
export async function* leadParts(
  db: Executor,
  { scope, typed = '', sort = NEWEST }: BatchQuery = { scope: EVERYTHING },
): AsyncGenerator<StoredLead[], void> {
  const search = { scope, typed, sort }
  yield* partsOf(db, search)
  const beyond = inWords(search)
  if (beyond) yield* partsOf(db, { ...beyond, sort: NEWEST })
}

type Query = Search & { sort: LeadSort }

/** Reads ahead by one, and holds nothing open between parts. */
async function* partsOf(db: Executor, query: Query): AsyncGenerator<StoredLead[], void> {
  let coming: Promise<Step> | undefined = readOn(db, query, {})
  while (coming) {
    const { rows, place }: Step = await coming
    coming = place && readOn(db, query, place)
    // The rejection surfaces where it is awaited; a reader who left never awaits it.
    coming?.catch(() => {})
    yield rows
  }
}

async function readOn(db: Executor, query: Query, { before, until }: Place): Promise<Step> {
  // The selected leads are few, and read by key.
  const isSimple = isUnfiltered(query.scope) || query.scope.ids !== undefined
  const isWhole = query.typed.trim() === '' && isSimple
  const end = until ?? (isWhole ? undefined : await findEnd(db, query.sort, before))
  const { scope, sort } = query
  const fits = isWhole ? undefined : matchOf(query).fits
  const { rows, next } = await readPart(db, {
    scope,
    sort,
    before,
    until: end,
    ...(fits && { fits }),
  })
  const further = end && { before: end }
  return { rows, place: next ? { before: next, until: end } : further }
}

async function findEnd(
  db: Executor,
  sort: LeadSort,
  before?: LeadCursor,
): Promise<LeadCursor | undefined> {
  const end = await honestLeads(db)
    .where(stands('after', before, sort))
    .clearSelect()
    .select(['leads.id', 'leads.created_at', 'name', 'phone', 'location'])
    .orderBy(inOrder(sort))
    .offset(LOOKED_AT - 1)
    .limit(1)
    .executeTakeFirst()
  return end && placeOf(end, sort)
}
