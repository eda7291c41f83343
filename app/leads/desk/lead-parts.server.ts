import type { Executor } from '#app/db.server.ts'

import type { LeadCursor } from './lead-list.ts'
import { honestLeads, olderThan, readPart, type StoredLead } from './lead-rows.server.ts'

/**
 * Leads that are looked at in one question. A search that finds few of a million would else keep its
 * reader, and the database silent, for seconds.
 */
const LOOKED_AT = 20_000

/** Where reading goes on, and how far the next question looks. */
type Place = { before?: LeadCursor | undefined; until?: LeadCursor | undefined }

/** A part, and where reading goes on after it. */
type Step = { rows: StoredLead[]; place: Place | undefined }

/**
 * Every lead of the list that a search finds, newest first, part by part; all where it is empty. The
 * next part is read while one is worked on; nothing is held open between them, and whoever leaves ends
 * the reading after it. Leads that come meanwhile are not among them.
 */
export async function* leadParts(db: Executor, typed = ''): AsyncGenerator<StoredLead[], void> {
  let coming: Promise<Step> | undefined = readOn(db, typed, {})
  while (coming) {
    const { rows, place }: Step = await coming
    coming = place && readOn(db, typed, place)
    // Thrown where it is awaited; whoever leaves does not await it.
    coming?.catch(() => {})
    yield rows
  }
}

async function readOn(db: Executor, typed: string, { before, until }: Place): Promise<Step> {
  const end = until ?? (typed.trim() === '' ? undefined : await findEnd(db, before))
  const { rows, next } = await readPart(db, { before, until: end, typed })
  const further = end && { before: end }
  return { rows, place: next ? { before: next, until: end } : further }
}

/** The last of the leads that one question looks at; undefined where there are not so many left. */
async function findEnd(db: Executor, before?: LeadCursor): Promise<LeadCursor | undefined> {
  const asked = honestLeads(db).where(olderThan(before))
  const end = await asked
    .clearSelect()
    .select(['leads.id', 'leads.created_at'])
    .offset(LOOKED_AT - 1)
    .limit(1)
    .executeTakeFirst()
  return end && { at: end.created_at, id: end.id }
}
