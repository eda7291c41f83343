import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { countLeads } from './count-leads.server.ts'
import { findPage } from './find-leads.server.ts'
import { cursorText, type FoundLeads, type LeadCursor, type LeadList } from './lead-list.ts'
import { leadRow, readPart } from './lead-rows.server.ts'

/** What is asked of the list: its newest, what came since a moment, or what is older than a lead. */
export type Asked = { since?: Date; before?: LeadCursor }

/** Milliseconds that a transaction may take: what was stored before may be seen only after. */
const LATE = 60_000
/** Leads on a page of what is found. */
const PAGE = 100

/**
 * A part of the list. What came since a moment may hold leads that were known then, because
 * transactions don't commit in the order in which they began.
 */
export function readLeadList(db: Executor, { since, before }: Asked = {}): Promise<LeadList> {
  return inSnapshot(db, async (trx) => {
    const { rows: now } = await sql<{ at: Date }>`select statement_timestamp() as at`.execute(trx)
    const at = now[0]?.at ?? new Date()
    const total = await countLeads(trx)
    const after = since && new Date(since.getTime() - LATE)
    const { rows, next } = await readPart(trx, { after, before })
    return {
      // More news than one answer holds: the list is read anew.
      part: before ? 'older' : after && !next ? 'newer' : 'newest',
      leads: rows.map((row) => leadRow(row)),
      older: next ? cursorText(next) : null,
      total,
      at: at.toISOString(),
    }
  })
}

/** A page of what a search finds, newest first. */
export async function findLeads(
  db: Executor,
  { typed, before }: { typed: string; before?: LeadCursor | undefined },
): Promise<FoundLeads> {
  const { rows, next } = await findPage(db, { typed, before, size: PAGE })
  return {
    leads: rows.map((row) => leadRow(row)),
    older: next ? cursorText(next) : null,
  }
}

/** Both queries see the same leads, so that the number fits the list. */
function inSnapshot<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}
