import { sql, type RawBuilder } from 'kysely'

import type { LeadCursor } from '#app/leads/list/lead-list.ts'
import { inOrder, stands } from '#app/leads/list/lead-order.server.ts'
import type { Executor } from '#db/client.server.ts'

import { NEWEST, type LeadSort } from './lead-filter.ts'
import { gramsOf } from './lead-grams.ts'
import { holds } from './lead-match.server.ts'
import { inSpan, isHeld, isIndexed, within, type Scope } from './lead-filter.server.ts'
import { leadQuery } from './lead-search.ts'

/** What is searched for, in which scope and order (newest first unless said), and after which lead of the list. */
export type Search = {
  typed: string
  scope: Scope
  sort?: LeadSort
  before?: LeadCursor | undefined
}

/** How many leads are looked through at first, and at most, before the index is asked. */
export type Looks = { first: number; longest: number }

/**
 * The newest leads are looked through one by one before an index is asked: of a frequent name enough
 * are there at once, and an index would name a hundred thousand, each of them to be fetched, while those
 * looked through stand side by side in the index of the list (docs/performance-under-load.md has the figures).
 */
export const LOOKS: Looks = { first: 2000, longest: 50_000 }
/** Along the index of a filter each lead is fetched, where that does not hold what is compared. */
const MOST_FETCHED = 6000

/** How far is looked before the index of grams is asked. */
export function longestLook({ scope }: Search, { longest }: Looks): number {
  return isIndexed(scope) && !isHeld(scope) ? Math.min(longest, MOST_FETCHED) : longest
}

/** What a look found: ids in the order of the list; where they are too few also how many leads it saw, and whether those were all. */
export type Look = { ids: string[]; looked: number; isWhole: boolean }

/** Whether a look found all that is wanted, or all that is there. */
export function isEnough({ ids, isWhole }: Look, wanted: number): boolean {
  return isWhole || ids.length >= wanted
}

/** How many leads have to be looked through for as many as are wanted, as far as a look tells; half as many more, so that one look will do. */
export function neededFor({ ids, looked }: Look, wanted: number): number {
  return Math.ceil((1.5 * wanted * looked) / Math.max(1, ids.length))
}

/**
 * Looks through the next `most` leads of a list by time for what fits, and ends as soon as it has `wanted`;
 * only where it does not are those it saw counted. Where a filter has an index in the order of the list,
 * only what it lets through is looked at.
 */
export async function lookThrough(
  db: Executor,
  { typed, scope, sort = NEWEST, before }: Search,
  { wanted, most }: { wanted: number; most: number },
): Promise<Look> {
  const isWalked = isIndexed(scope)
  const walked = isWalked ? within(scope) : inSpan(scope)
  const fits = isWalked ? sql`true` : within(scope, 'looked')
  const next = sql`from leads where suspect is null and ${stands('after', before, sort)} and ${walked}
    order by ${inOrder(sort)} limit ${most}`
  const { rows } = await sql<{ ids: string[]; looked: number }>`
    with found as (
      select id, created_at, name, phone, location from (
        select id, created_at, name, phone, status, owner_id, first_contact_at, follow_up_at, project_id, city,
          location, campaign ${next}
      ) as looked where ${holds(typed)} and ${fits}
      order by ${inOrder(sort, 'looked')} limit ${wanted}
    )
    select coalesce(array_agg(id::text order by ${inOrder(sort, 'found')}), '{}') as ids,
      case when count(*) < ${wanted} then (select count(*)::int from (select id ${next}) as seen)
        else ${most} end as looked
    from found`.execute(db)
  const { ids = [], looked = 0 } = rows[0] ?? {}
  return { ids, looked, isWhole: looked < most }
}

/** Which grams a lead holds that the search finds; undefined where the index cannot tell. */
export function gramsFor(typed: string): readonly string[][] | undefined {
  const query = leadQuery(typed.replaceAll('\0', ''))
  return query && gramsOf(query)
}

/** The leads that stand in the index of grams, or where none are asked for in that of a filter; `found` holds the columns of every order. */
type Named<Row> = { grams: readonly string[][] | undefined; answer: RawBuilder<Row> }

/**
 * Answers from the leads that an index names and the search finds, as `found`. They are made first: the
 * planner would walk the list instead.
 */
export async function askIndex<Row>(
  db: Executor,
  { typed, scope, sort = NEWEST, before }: Search,
  { grams, answer }: Named<Row>,
): Promise<Row[]> {
  const hasGrams = grams?.map((all) => sql`lead_grams(name, phone) @> ${all}::text[]`)
  const named = hasGrams ? sql`(${sql.join(hasGrams, sql` or `)})` : sql`true`
  const run = async (trx: Executor) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<Row>`
      with named as materialized (
        select id, created_at, name, phone, location from leads
        where ${named} and suspect is null and ${within(scope)}
      ),
      found as (
        select * from named where ${holds(typed)} and ${stands('after', before, sort, 'named')}
      )
      ${answer}`.execute(trx)
    return rows
  }
  return db.isTransaction ? run(db) : db.transaction().setAccessMode('read only').execute(run)
}

/** The next ids that it finds, in the order of the search. */
export async function askIds(
  db: Executor,
  search: Search,
  { grams, wanted }: { grams: readonly string[][] | undefined; wanted: number },
): Promise<string[]> {
  const order = inOrder(search.sort ?? NEWEST, 'found')
  const answer = sql<{ id: string }>`select id::text from found order by ${order} limit ${wanted}`
  const rows = await askIndex(db, search, { grams, answer })
  return rows.map(({ id }) => id)
}
