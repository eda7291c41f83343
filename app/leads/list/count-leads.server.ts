import { sql } from 'kysely'
import { z } from 'zod'

import { EVERYTHING, within, type Scope } from '#app/leads/search/lead-filter.server.ts'
import { holds } from '#app/leads/search/lead-match.server.ts'
import {
  queryIndex,
  gramsFor,
  lookThrough,
  LOOKS,
  type Search,
} from '#app/leads/search/search-ways.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { LeadCount } from './lead-list.ts'

/** Larger lists get an estimate: an exact count is slow. */
const COUNTED = 10_000
/** Matches more frequent than this are counted faster along the list. */
const FREQUENT = 0.1

/** Leads of a scope or search without spam; an estimate beyond `counted`. */
export function countMatching(db: Executor, { typed, scope }: Search, counted = COUNTED) {
  return typed.trim() === ''
    ? countLeads(db, scope, counted)
    : countFound(db, { typed, scope }, { counted })
}

/** Without spam; an estimate beyond `counted`. */
export async function countLeads(
  db: Executor,
  scope: Scope,
  counted = COUNTED,
): Promise<LeadCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from leads where spam_reason is null and ${within(scope)} limit ${counted + 1}) as counted`.execute(
    db,
  )
  const count = rows[0]?.count ?? 0
  return count <= counted ? { count } : about(Math.max(count, await estimate(db, scope)))
}

export async function countFound(
  db: Executor,
  search: Search,
  { looks = LOOKS, counted = COUNTED } = {},
): Promise<LeadCount> {
  const limit = counted + 1
  const first = await lookThrough(db, search, { limit: limit, maxScanned: looks.first })
  if (first.isWhole && first.ids.length <= counted) return { count: first.ids.length }
  const share = first.ids.length / first.looked
  const grams = gramsFor(search.typed)
  const count =
    grams && share < FREQUENT
      ? await countByIndex(db, search, { grams, limit })
      : await countAlong(db, search, limit)
  return count <= counted
    ? { count }
    : about(Math.max(count, share * (await estimate(db, EVERYTHING))))
}

async function countByIndex(
  db: Executor,
  search: Search,
  { grams, limit }: { grams: readonly string[][]; limit: number },
): Promise<number> {
  const answer = sql<{
    count: number
  }>`select count(*)::int as count from (select from found limit ${limit}) as counted`
  const [row] = await queryIndex(db, search, { grams, answer })
  return row?.count ?? 0
}

async function countAlong(db: Executor, { typed, scope }: Search, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from leads where spam_reason is null and ${holds(typed)} and ${within(scope)} limit ${limit}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

const plan = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])

/** From the planner's statistics. */
async function estimate(db: Executor, scope: Scope): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) select from leads where spam_reason is null and ${within(scope)}`.execute(
    db,
  )
  const [{ Plan }] = plan.parse(rows[0]?.['QUERY PLAN'])
  return Plan['Plan Rows']
}

/** Two significant digits show an estimate. */
function about(count: number): LeadCount {
  return { count: Number(count.toPrecision(2)), isAbout: true }
}
