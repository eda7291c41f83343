import { sql } from 'kysely'
import { z } from 'zod'

import { EVERYTHING, within, type Scope } from '#app/leads/search/lead-filter.server.ts'
import { holds } from '#app/leads/search/lead-match.server.ts'
import {
  askIndex,
  gramsFor,
  lookThrough,
  LOOKS,
  type Search,
} from '#app/leads/search/search-ways.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { LeadCount } from './lead-list.ts'

/** Up to here leads are counted one by one unless asked otherwise; beyond it nobody compares numbers. */
const COUNTED = 10_000
/** A part of the list that is found more often than this is counted faster along the list. */
const FREQUENT = 0.1

/** How many leads a scope has, suspect ones left out, or of them a search finds; beyond `counted` about. */
export function countWanted(db: Executor, { typed, scope }: Search, counted = COUNTED) {
  return typed.trim() === ''
    ? countLeads(db, scope, counted)
    : countFound(db, { typed, scope }, { counted })
}

/** How many leads a scope has, suspect ones left out; beyond `counted` about. */
export async function countLeads(
  db: Executor,
  scope: Scope,
  counted = COUNTED,
): Promise<LeadCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from leads where suspect is null and ${within(scope)} limit ${counted + 1}) as counted`.execute(
    db,
  )
  const count = rows[0]?.count ?? 0
  return count <= counted ? { count } : about(Math.max(count, await estimate(db, scope)))
}

/** How many of them a search finds, in the same way. */
export async function countFound(
  db: Executor,
  search: Search,
  { looks = LOOKS, counted = COUNTED } = {},
): Promise<LeadCount> {
  const most = counted + 1
  const first = await lookThrough(db, search, { wanted: most, most: looks.first })
  if (first.isWhole && first.ids.length <= counted) return { count: first.ids.length }
  const share = first.ids.length / first.looked
  const grams = gramsFor(search.typed)
  const count =
    grams && share < FREQUENT
      ? await countByIndex(db, search, { grams, most })
      : await countAlong(db, search, most)
  return count <= counted
    ? { count }
    : about(Math.max(count, share * (await estimate(db, EVERYTHING))))
}

async function countByIndex(
  db: Executor,
  search: Search,
  { grams, most }: { grams: readonly string[][]; most: number },
): Promise<number> {
  const answer = sql<{
    count: number
  }>`select count(*)::int as count from (select from found limit ${most}) as counted`
  const [row] = await askIndex(db, search, { grams, answer })
  return row?.count ?? 0
}

async function countAlong(db: Executor, { typed, scope }: Search, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from leads where suspect is null and ${holds(typed)} and ${within(scope)} limit ${most}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

const plan = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])

/** As many as the planner takes them to be, from the size of the table and what it knows of its rows. */
async function estimate(db: Executor, scope: Scope): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) select from leads where suspect is null and ${within(scope)}`.execute(db)
  const [{ Plan }] = plan.parse(rows[0]?.['QUERY PLAN'])
  return Plan['Plan Rows']
}

/** Two figures say that it is not counted. */
function about(count: number): LeadCount {
  return { count: Number(count.toPrecision(2)), isAbout: true }
}
