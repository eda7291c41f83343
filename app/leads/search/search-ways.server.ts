import { sql, type RawBuilder } from 'kysely'

import { inOrder, stands } from '#app/leads/list/lead-order.server.ts'
import type { Executor } from '#db/client.server.ts'

import { inSpan, isCovered, isIndexed, within } from './lead-filter.server.ts'
import { NEWEST } from './lead-filter.ts'
import { matchOf } from './lead-match.server.ts'
import type { Looks, Search } from './search.server.ts'

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
export async function scanRecent(
  db: Executor,
  search: Search,
  { limit, maxScanned }: { limit: number; maxScanned: number },
): Promise<Look> {
  const { scope, sort = NEWEST, before } = search
  const { fits: holds, columns } = matchOf(search)
  const isWalked = isIndexed(scope)
  const walked = isWalked ? within(scope) : inSpan(scope)
  const fits = isWalked ? sql`true` : within(scope, 'looked')
  const next = sql`from leads where spam_reason is null and ${stands('after', before, sort)} and ${walked}
    order by ${inOrder(sort)} limit ${maxScanned}`
  const { rows } = await sql<{ ids: string[]; looked: number }>`
    with found as (
      select id, created_at, name, phone, location from (
        select id, created_at, name, phone, status, owner_id, first_contact_at, follow_up_at, project_id, city,
          location, campaign${columns} ${next}
      ) as looked where ${holds} and ${fits}
      order by ${inOrder(sort, 'looked')} limit ${limit}
    )
    select coalesce(array_agg(id::text order by ${inOrder(sort, 'found')}), '{}') as ids,
      case when count(*) < ${limit} then (select count(*)::int from (select id ${next}) as seen)
        else ${maxScanned} end as looked
    from found`.execute(db)
  const { ids = [], looked = 0 } = rows[0] ?? {}
  return { ids, looked, isWhole: looked < maxScanned }
}

/** By an index of names or words, or, where not `isIndexed`, by that of the filter; `found` has the columns of every order. */
type Named<Row> = { isIndexed: boolean; answer: RawBuilder<Row> }

/** Selects from the indexed matches, `found`. */
export async function queryIndex<Row>(
  db: Executor,
  search: Search,
  { isIndexed: isByMatch, answer }: Named<Row>,
): Promise<Row[]> {
  const { sort = NEWEST, before } = search
  const { fits } = matchOf(search)
  const lies = stands('after', before, sort, 'named')
  const found = sql<Row>`, found as (select * from named where ${fits} and ${lies}) ${answer}`
  return queryNamed(db, search, isByMatch, found)
}

/** Sorts first, then checks the words of one lead after the other until the page is full: a check takes 10 µs. */
export async function queryIds(
  db: Executor,
  search: Search,
  { isIndexed: isByMatch, limit }: { isIndexed: boolean; limit: number },
): Promise<string[]> {
  const { sort = NEWEST, before } = search
  const { fits } = matchOf(search)
  const order = inOrder(sort, 'named')
  const lies = stands('after', before, sort, 'named')
  // Without "offset 0" the planner checks before it sorts.
  const answer = sql<{ id: string }>`
    select id::text from (select * from named where ${lies} order by ${order} offset 0) as named where ${fits} limit ${limit}`
  const rows = await queryNamed(db, search, isByMatch, answer)
  return rows.map(({ id }) => id)
}

/** Materialized: the planner would scan the list instead. */
async function queryNamed<Row>(
  db: Executor,
  search: Search,
  isByMatch: boolean,
  answer: RawBuilder<Row>,
): Promise<Row[]> {
  const { scope } = search
  const { columns, indexed } = matchOf(search)
  const named = (isByMatch && indexed) || sql`true`
  const run = async (trx: Executor) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<Row>`
      with named as materialized (
        select id, created_at, name, phone, location${columns} from leads
        where ${named} and spam_reason is null and ${within(scope)}
      ) ${answer}`.execute(trx)
    return rows
  }
  return db.isTransaction ? run(db) : db.transaction().setAccessMode('read only').execute(run)
}
