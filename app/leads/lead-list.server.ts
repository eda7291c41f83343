import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { deskMessage } from './desk-message.ts'
import { deskTime } from './desk-time.ts'
import type { LeadCursor, LeadList } from './lead-list.ts'
import { holds } from './lead-match.server.ts'
import type { LeadRow } from './lead-search.ts'
import { readReach } from './reach.ts'

/** What is asked of the list: its newest, what came since a moment, or what is older than a lead. */
export type Asked = { since?: Date; before?: LeadCursor }

/** Milliseconds that a transaction may take: what was stored before may be seen only after. */
const LATE = 60_000
/** Leads in one answer, and bytes of their messages: all at once, a list of years would fill the memory of the site. */
const MOST = { leads: 1000, bytes: 1_000_000 }
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
    const from = since && new Date(since.getTime() - LATE)
    const asked = honestLeads(trx)
      .$if(from !== undefined, (query) => query.where('leads.created_at', '>', from ?? at))
      .$if(before !== undefined, (query) => query.where(isOlder(before)))
    const room = await countFitting(trx, asked)
    const rows = await asked.limit(room + 1).execute()
    const [last] = rows.slice(room - 1, rows.length - 1)
    return {
      // More news than one answer holds: the list is read anew.
      part: before ? 'older' : from && !last ? 'newer' : 'newest',
      leads: rows.slice(0, room).map((row) => leadRow(row)),
      older: last ? `${last.created_at.toISOString()} ${last.id}` : null,
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

/** Every lead, newest first, with only what the allLeads call shows. Suspect enquiries are none. */
export async function listLeads(db: Executor): Promise<LeadRow[]> {
  const rows = await honestLeads(db).execute()
  return rows.map((row) => leadRow(row))
}

/** How many of the leads that are asked for fit into one answer; at least one. */
async function countFitting(db: Executor, asked: ReturnType<typeof honestLeads>): Promise<number> {
  const { count } = await db
    .selectFrom(
      asked
        .select(
          sql<number>`sum(octet_length(message)) over (order by leads.created_at desc, leads.id desc)`.as(
            'bytes',
          ),
        )
        .limit(MOST.leads)
        .as('asked'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('asked.bytes', '<=', MOST.bytes)
    .executeTakeFirstOrThrow()
  return Math.max(1, count)
}

function honestLeads(db: Executor) {
  return leadRows(db).where('leads.suspect', 'is', null)
}

function isOlder(than: LeadCursor | undefined) {
  return sql<boolean>`(leads.created_at, leads.id) <
    (${than?.at ?? null}::timestamptz, ${than?.id ?? null}::bigint)`
}

/** The columns of leadRow, newest first. */
export function leadRows(db: Executor) {
  return db
    .selectFrom('leads')
    .leftJoin('visits', 'visits.lead_id', 'leads.id')
    .select(['leads.id', 'name', 'phone', 'leads.created_at', 'location', 'message'])
    .select(['reach_by', 'reach_when', 'visits.starts_at', 'suspect'])
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number]

export function leadRow(row: StoredRow): LeadRow {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    ts: deskTime(row.created_at),
    location: row.location,
    message: deskMessage(row.message, row.starts_at, readReach(row.reach_by, row.reach_when)),
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
