import type { LeadCursor } from '#app/leads/list/lead-list.ts'
import { inOrder, placeOf, stands } from '#app/leads/list/lead-order.server.ts'
import { honestLeads, readPart, type StoredLead } from '#app/leads/list/lead-rows.server.ts'
import type { Executor } from '#db/client.server.ts'

import { NEWEST, type LeadSort } from './lead-filter.ts'
import { EVERYTHING, isUnfiltered, type Scope } from './lead-filter.server.ts'

/**
 * Leads that are looked at in one question. A search that finds few of a million would else keep its
 * reader, and the database silent, for seconds.
 */
const LOOKED_AT = 20_000

/** Where reading goes on, and how far the next question looks. */
type Place = { before?: LeadCursor | undefined; until?: LeadCursor | undefined }

/** A part, and where reading goes on after it. */
type Step = { rows: StoredLead[]; place: Place | undefined }

/** Which leads are read: of a scope, what a search finds; all of it where nothing is typed. */
export type Wanted = { scope: Scope; typed?: string; sort?: LeadSort }

/**
 * Every lead that is wanted, in the order of the list, part by part. The next part is read while one is
 * worked on; nothing is held open between them, and whoever leaves ends the reading after it. Newest
 * first, leads that come meanwhile are not among them.
 */
export async function* leadParts(
  db: Executor,
  { scope, typed = '', sort = NEWEST }: Wanted = { scope: EVERYTHING },
): AsyncGenerator<StoredLead[], void> {
  const wanted = { scope, typed, sort }
  let coming: Promise<Step> | undefined = readOn(db, wanted, {})
  while (coming) {
    const { rows, place }: Step = await coming
    coming = place && readOn(db, wanted, place)
    // Thrown where it is awaited; whoever leaves does not await it.
    coming?.catch(() => {})
    yield rows
  }
}

async function readOn(
  db: Executor,
  wanted: Required<Wanted>,
  { before, until }: Place,
): Promise<Step> {
  // The chosen ones are few, and read by their keys.
  const isAtOnce = isUnfiltered(wanted.scope) || wanted.scope.ids !== undefined
  const isWhole = wanted.typed.trim() === '' && isAtOnce
  const end = until ?? (isWhole ? undefined : await findEnd(db, wanted.sort, before))
  const { rows, next } = await readPart(db, { ...wanted, before, until: end })
  const further = end && { before: end }
  return { rows, place: next ? { before: next, until: end } : further }
}

/** The last of the leads that one question looks at; undefined where there are not so many left. */
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
