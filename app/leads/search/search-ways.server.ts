import { sql, type RawBuilder } from 'kysely'

import type { LeadCursor } from '#app/leads/list/lead-list.ts'
import { inOrder, stands } from '#app/leads/list/lead-order.server.ts'
import type { Executor } from '#db/client.server.ts'

import { NEWEST, type LeadSort } from './lead-filter.ts'
import { gramsOf } from './lead-grams.ts'
import { hasReference, holds } from './lead-match.server.ts'
import { inSpan, isCovered, isIndexed, within, type Scope } from './lead-filter.server.ts'
import { leadQuery } from './lead-search.ts'

/** Newest first by default. */
export type Search = {
  typed: string
  scope: Scope
  sort?: LeadSort
  before?: LeadCursor | undefined
}

/** Leads to scan at first, and at most, before an index. */
export type Looks = { first: number; longest: number }

/** Scans the newest first: an index of a frequent name fetches far more (docs/performance-under-load.md). */
export const LOOKS: Looks = { first: 2000, longest: 50_000 }
/** The limit for filters whose index lacks the compared columns. */
const MAX_FETCHED = 6000

export function longestLook({ scope }: Search, { longest }: Looks): number {
  return isIndexed(scope) && !isCovered(scope) ? Math.min(longest, MAX_FETCHED) : longest
}

/** Ids in list order; also how many were scanned, and whether those were all. */
export type Look = { ids: string[]; looked: number; isWhole: boolean }

export function isEnough({ ids, isWhole }: Look, limit: number): boolean {
  return isWhole || ids.length >= limit
}

/** Estimated from a scan's hit rate, plus half, so that one more scan is enough. */
export function neededFor({ ids, looked }: Look, limit: number): number {
  return Math.ceil((1.5 * limit * looked) / Math.max(1, ids.length))
}

/** Scans up to `maxScanned` leads and stops at `limit`; counts the scanned ones only if it falls short. */
export async function lookThrough(
  db: Executor,
  { typed, scope, sort = NEWEST, before }: Search,
  { limit, maxScanned }: { limit: number; maxScanned: number },
): Promise<Look> {
  const isWalked = isIndexed(scope)
  const walked = isWalked ? within(scope) : inSpan(scope)
  const fits = isWalked ? sql`true` : within(scope, 'looked')
  const next = sql`from leads where spam_reason is null and ${stands('after', before, sort)} and ${walked}
    order by ${inOrder(sort)} limit ${maxScanned}`
  const { rows } = await sql<{ ids: string[]; looked: number }>`
    with found as (
      select id, created_at, name, phone, location from (
        select id, created_at, name, phone, status, owner_id, first_contact_at, follow_up_at, project_id, city,
          location, campaign ${next}
      ) as looked where ${holds(typed)} and ${fits}
      order by ${inOrder(sort, 'looked')} limit ${limit}
    )
    select coalesce(array_agg(id::text order by ${inOrder(sort, 'found')}), '{}') as ids,
      case when count(*) < ${limit} then (select count(*)::int from (select id ${next}) as seen)
        else ${maxScanned} end as looked
    from found`.execute(db)
  const { ids = [], looked = 0 } = rows[0] ?? {}
  return { ids, looked, isWhole: looked < maxScanned }
}

/** Undefined where the index cannot tell. */
export function gramsFor(typed: string): readonly string[][] | undefined {
  const query = leadQuery(typed.replaceAll('\0', ''))
  return query && gramsOf(query)
}

/** By grams or, without, by the filter's index; `found` has the columns of every order. */
type Named<Row> = { grams: readonly string[][] | undefined; answer: RawBuilder<Row> }

/** Selects from the indexed matches, `found`, materialized: the planner would scan the list instead. */
export async function queryIndex<Row>(
  db: Executor,
  { typed, scope, sort = NEWEST, before }: Search,
  { grams, answer }: Named<Row>,
): Promise<Row[]> {
  const hasGrams = grams?.map((all) => sql`lead_grams(name, phone) @> ${all}::text[]`)
  const reference = leadQuery(typed)?.reference
  const coded = reference === undefined ? [] : [hasReference(reference)]
  const named = hasGrams ? sql`(${sql.join([...hasGrams, ...coded], sql` or `)})` : sql`true`
  const run = async (trx: Executor) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<Row>`
      with named as materialized (
        select id, created_at, name, phone, location from leads
        where ${named} and spam_reason is null and ${within(scope)}
      ),
      found as (
        select * from named where ${holds(typed)} and ${stands('after', before, sort, 'named')}
      )
      ${answer}`.execute(trx)
    return rows
  }
  return db.isTransaction ? run(db) : db.transaction().setAccessMode('read only').execute(run)
}

export async function queryIds(
  db: Executor,
  search: Search,
  { grams, limit }: { grams: readonly string[][] | undefined; limit: number },
): Promise<string[]> {
  const order = inOrder(search.sort ?? NEWEST, 'found')
  const answer = sql<{ id: string }>`select id::text from found order by ${order} limit ${limit}`
  const rows = await queryIndex(db, search, { grams, answer })
  return rows.map(({ id }) => id)
}
