import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'

import { inSpan, isIndexed, within, type Scope } from '#app/leads/search/lead-filter.server.ts'
import { NEWEST } from '#app/leads/search/lead-filter.ts'
import { matchOf } from '#app/leads/search/lead-match.server.ts'
import { queryIndex, scanRecent, LOOKS } from '#app/leads/search/search-ways.server.ts'
import type { Search } from '#app/leads/search/search.server.ts'
import { inWords, WORD_LOOKS } from '#app/leads/search/words/words-match.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { LeadCount } from './lead-list.ts'
import { inOrder } from './lead-order.server.ts'

/** Larger lists get an estimate: an exact count is slow. */
const COUNTED = 10_000
/** Matches more frequent than this are counted faster along the list. */
const FREQUENT = 0.1

/** Leads of a scope, or all that a search in everything finds, without spam; an estimate beyond `counted`. */
export async function countMatching(
  db: Executor,
  { typed, scope }: Search,
  counted = COUNTED,
): Promise<LeadCount> {
  if (typed.trim() === '') return countLeads(db, scope, counted)
  const named = await countFound(db, { typed, scope }, { counted })
  const beyond = inWords({ typed, scope })
  if (named.isAbout || !beyond) return named
  const room = { looks: WORD_LOOKS, counted: counted - named.count }
  const others = await countFound(db, beyond, room)
  const count = named.count + others.count
  return others.isAbout ? about(count) : { count }
}

/** Without spam; an estimate beyond `counted`. */
export async function countLeads(
  db: Executor,
  scope: Scope,
  counted = COUNTED,
): Promise<LeadCount> {
  const { rows } = await sql<{
    count: number
  }>`select ${countUpTo(scope, counted + 1)} as count`.execute(db)
  const count = rows[0]?.count ?? 0
  return count <= counted ? { count } : about(Math.max(count, await estimate(db, within(scope))))
}

/** Newest first, so that PostgreSQL counts in the index of the list and not in the table. */
export function countUpTo(scope: Scope, limit: number): RawBuilder<number> {
  return sql`(select count(*)::int from (select from leads
    where spam_reason is null and ${within(scope)} order by ${inOrder(NEWEST)} limit ${limit}
  ) as counted)`
}

export async function countFound(
  db: Executor,
  search: Search,
  { looks = LOOKS, counted = COUNTED } = {},
): Promise<LeadCount> {
  const limit = counted + 1
  const first = await scanRecent(db, search, { limit: limit, maxScanned: looks.first })
  if (first.isWhole && first.ids.length <= counted) return { count: first.ids.length }
  const share = first.ids.length / first.looked
  const count =
    matchOf(search).indexed && share < FREQUENT
      ? await countByIndex(db, search, limit)
      : await countAlong(db, search, limit)
  if (count <= counted) return { count }
  const { scope } = search
  const scanned = await estimate(db, isIndexed(scope) ? within(scope) : inSpan(scope))
  return about(Math.max(count, share * scanned))
}

async function countByIndex(db: Executor, search: Search, limit: number): Promise<number> {
  const answer = sql<{
    count: number
  }>`select count(*)::int as count from (select from found limit ${limit}) as counted`
  const [row] = await queryIndex(db, search, { isIndexed: true, answer })
  return row?.count ?? 0
}

async function countAlong(db: Executor, search: Search, limit: number): Promise<number> {
  const { scope } = search
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from leads where spam_reason is null and ${matchOf(search).fits} and ${within(scope)} limit ${limit}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

const plan = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])

/** From the planner's statistics. */
async function estimate(db: Executor, rows: RawBuilder<boolean>): Promise<number> {
  const { rows: lines } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) select from leads where spam_reason is null and ${rows}`.execute(db)
  const [{ Plan }] = plan.parse(lines[0]?.['QUERY PLAN'])
  return Plan['Plan Rows']
}

/** Two significant digits show an estimate. */
function about(count: number): LeadCount {
  return { count: Number(count.toPrecision(2)), isAbout: true }
}
