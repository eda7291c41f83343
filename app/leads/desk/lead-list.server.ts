import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import type { LeadCursor, LeadList } from './lead-list.ts'
import { holds } from './lead-match.server.ts'
import { honestLeads, leadRow, readPart } from './lead-rows.server.ts'
import type { LeadRow } from './lead-search.ts'

/** What is asked of the list: its newest, what came since a moment, or what is older than a lead. */
export type Asked = { since?: Date; before?: LeadCursor }

/** Milliseconds that a transaction may take: what was stored before may be seen only after. */
const LATE = 60_000
/** How many a search without script finds. */
const MOST_FOUND = 200

/**
 * A part of the list. What came since a moment may hold leads that were known then, because
 * transactions don't commit in the order in which they began.
 */
export function readLeadList(db: Executor, { since, before }: Asked = {}): Promise<LeadList> {
  return inSnapshot(db, async (trx) => {
    const { at, total } = await trx
      .selectFrom('leads')
      .select([sql<Date>`statement_timestamp()`.as('at'), sql<number>`count(*)::int`.as('total')])
      .where('suspect', 'is', null)
      .executeTakeFirstOrThrow()
    const after = since && new Date(since.getTime() - LATE)
    const { rows, next } = await readPart(trx, { after, before })
    return {
      // More news than one answer holds: the list is read anew.
      part: before ? 'older' : after && !next ? 'newer' : 'newest',
      leads: rows.map((row) => leadRow(row)),
      older: next ? `${next.at.toISOString()} ${next.id}` : null,
      total,
      at: at.toISOString(),
    }
  })
}

/** The newest leads whose name or phone holds what was typed. */
export async function findLeads(db: Executor, typed: string): Promise<LeadRow[]> {
  const rows = await honestLeads(db).where(holds(typed)).limit(MOST_FOUND).execute()
  return rows.map((row) => leadRow(row))
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
