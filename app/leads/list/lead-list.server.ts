import { sql } from 'kysely'

import { findSimilar } from '#app/leads/search/find-similar.server.ts'
import { findPage } from '#app/leads/search/find-leads.server.ts'
import { isUnfiltered, within, type Scope } from '#app/leads/search/lead-filter.server.ts'
import { isNewest, NEWEST, type LeadSort } from '#app/leads/search/lead-filter.ts'
import { BEYOND_NAMES, type DashboardLead } from '#app/leads/search/lead-search.ts'
import type { Search } from '#app/leads/search/search.server.ts'
import { loadReasons } from '#app/leads/search/words/load-reasons.server.ts'
import { inWords, WORD_LOOKS } from '#app/leads/search/words/words-match.server.ts'
import type { Executor } from '#db/client.server.ts'

import { countLeads } from './count-leads.server.ts'
import { cursorText, type FoundPage, type LeadCursor, type LeadList } from './lead-list.ts'
import { inOrder } from './lead-order.server.ts'
import { honestLeads, readPart } from './lead-rows.server.ts'
import { loadDashboardLeads } from './lead-work.server.ts'

/** The start of a list, the changes since a mark (`since`), or what follows a lead. */
export type ListQuery = {
  scope: Scope
  sort?: LeadSort
  since?: string | undefined
  before?: LeadCursor | undefined
}

/** More would be sent before anything is seen. */
const FIRST = 50
/** Without an index of its own, reading a longer page takes seconds. */
const NEXT = 100
/** The list is read again instead of sending more changes. */
const MAX_CHANGES = 500

/** Transactions do not end in the order they began, so changes are read from the oldest running one. */
export function readLeadList(db: Executor, query: ListQuery): Promise<LeadList> {
  const { scope, since, before } = query
  return inSnapshot(db, async (trx) => {
    const { rows: now } = await sql<{ at: Date; mark: string }>`select statement_timestamp() as at,
      pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(trx)
    const { at = new Date(), mark = '0' } = now[0] ?? {}
    const stamps = { total: await countLeads(trx, scope), at: at.toISOString(), mark }
    const changes = since === undefined ? undefined : await readChanges(trx, scope, since)
    if (changes) return { part: 'newer', older: null, ...stamps, ...changes }
    const { rows, next } = await readPart(trx, { ...query, ...limitOf(query) })
    return {
      part: before ? 'older' : 'newest',
      leads: await loadDashboardLeads(trx, rows, scope.viewer),
      gone: [],
      older: next ? cursorText(next) : null,
      ...stamps,
    }
  })
}

/** What follows the first part of all leads is read in the largest parts. */
export function limitOf({ scope, sort = NEWEST, before }: ListQuery): { limit?: number } {
  return before && isUnfiltered(scope) && isNewest(sort) ? {} : { limit: sizeOf(before) }
}

/** Leads of a first page, or of one after the lead `before`. */
export function sizeOf(before?: LeadCursor): number {
  return before ? NEXT : FIRST
}

async function readChanges(db: Executor, scope: Scope, since: string) {
  const { rows: changed } = await sql<{ id: string; stays: boolean }>`
    select id, spam_reason is null and ${within(scope)} as stays from leads
    where changed_in >= ${since}::xid8
    union all select lead_id, false from deleted_leads where changed_in >= ${since}::xid8
    limit ${MAX_CHANGES + 1}`.execute(db)
  if (changed.length > MAX_CHANGES) return undefined
  const staying = changed.filter(({ stays }) => stays).map(({ id }) => id)
  const removed = changed.filter(({ stays }) => !stays).map(({ id }) => id)
  const rows = await honestLeads(db)
    .where(sql<boolean>`leads.id = any(${staying}::bigint[])`)
    .orderBy(inOrder(NEWEST))
    .execute()
  return { leads: await loadDashboardLeads(db, rows, scope.viewer), gone: removed }
}

/** A page by name and phone, in the chosen order. */
export async function findLeads(db: Executor, search: Search): Promise<FoundPage> {
  const { rows, next } = await findPage(db, { ...search, size: sizeOf(search.before) })
  const beyond = inWords(search) ? BEYOND_NAMES : null
  const leads = await loadDashboardLeads(db, rows, search.scope.viewer)
  return { leads, older: next ? cursorText(next) : beyond }
}

/** A page of the other matches in everything about a lead, newest first, with why each matched. */
export async function findBeyond(db: Executor, search: Search): Promise<FoundPage> {
  const beyond = inWords(search)
  if (!beyond) return { leads: [], older: null }
  const query = { ...beyond, before: search.before, size: sizeOf(search.before) }
  const { rows, next } = await findPage(db, query, WORD_LOOKS)
  const reasons = await loadReasons(db, rows, beyond.words)
  const leads = await loadDashboardLeads(db, rows, search.scope.viewer)
  return {
    leads: leads.map((lead) => ({ ...lead, reasons: reasons.get(lead.id) ?? [] })),
    older: next ? `${BEYOND_NAMES} ${cursorText(next)}` : null,
  }
}

/** The first page, continued beyond names and phones where it has room. */
export async function findFirst(db: Executor, search: Search): Promise<FoundPage> {
  const named = await findLeads(db, search)
  if (named.older !== BEYOND_NAMES) return named
  const { leads, older } = await findBeyond(db, search)
  return { leads: [...named.leads, ...leads], older }
}

/** The newest leads with similar-sounding names: slower to find, and asked for after exact matches. */
export async function listSimilar(
  db: Executor,
  search: { scope: Scope; typed: string },
): Promise<readonly DashboardLead[]> {
  return loadDashboardLeads(db, await findSimilar(db, search), search.scope.viewer)
}

/** One snapshot, so that the count fits the list. */
function inSnapshot<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}
