import { sql } from 'kysely'

import { inOrder, stands } from '#app/leads/list/lead-order.server.ts'
import type { Executor } from '#db/client.server.ts'

import { NEWEST } from './lead-filter.ts'
import { isNarrowed, within } from './lead-filter.server.ts'
import { holds, matchOf } from './lead-match.server.ts'
import { queryIds, isEnough, neededFor, type Look } from './search-ways.server.ts'
import type { Looks, Search } from './search.server.ts'

/** Fetches each lead by column order; `leads` is the known total. */
type AlongLooks = Looks & { leads?: number }
const ALONG_LOOKS: AlongLooks = { first: 2000, longest: 6000 }

/** Ids in a column's order, by scan or index, whichever fetches fewer (docs/performance-under-load.md). */
export async function findAlong(
  db: Executor,
  search: Search,
  limit: number,
  looks: AlongLooks = ALONG_LOOKS,
): Promise<string[]> {
  let look = await lookAlong(db, search, { limit, maxScanned: looks.first })
  if (isEnough(look, limit)) return look.ids
  const other = await shorterWay(db, search, looks)
  while (!isEnough(look, limit)) {
    const needed = neededFor(look, limit)
    if (needed > Math.max(looks.longest, other.fetched))
      return queryIds(db, search, { isIndexed: other.isIndexed, limit })
    look = await lookAlong(db, search, { limit, maxScanned: Math.max(needed, 2 * look.looked) })
  }
  return look.ids
}

/** Leads to fetch by grams or else by filter, estimated from the newest. */
async function shorterWay(db: Executor, { typed, scope }: Search, { first, leads }: AlongLooks) {
  const newest = await lookAlong(db, { typed, scope }, { limit: 0, maxScanned: first })
  const each = (leads ?? (await countAbout(db))) / Math.max(1, newest.looked)
  const byGrams = matchOf({ typed, scope }).indexed ? newest.held * each : Infinity
  const byFilter = isNarrowed(scope) ? newest.inside * each : Infinity
  return { isIndexed: byGrams <= byFilter, fetched: Math.min(byGrams, byFilter) }
}

/** Also counts scanned leads that match the text, and those within the scope. */
type LookAlong = Look & { held: number; inside: number }

async function lookAlong(
  db: Executor,
  { typed, scope, sort = NEWEST, before }: Search,
  { limit, maxScanned }: { limit: number; maxScanned: number },
): Promise<LookAlong> {
  const { rows } = await sql<Omit<LookAlong, 'isWhole'>>`
    select count(*)::int as looked, (count(*) filter (where holds))::int as held,
      (count(*) filter (where lies))::int as inside, coalesce(
        (array_agg(id::text order by ${inOrder(sort, 'looked')})
          filter (where holds and lies))[1:${limit}], '{}'
      ) as ids from (
      select id, created_at, name, phone, location, ${holds(typed)} as holds, ${within(scope)} as lies
      from leads where spam_reason is null and ${stands('after', before, sort)}
      order by ${inOrder(sort)} limit ${maxScanned}
    ) as looked`.execute(db)
  const [{ ids, looked, held, inside } = { ids: [], looked: 0, held: 0, inside: 0 }] = rows
  return { ids, looked, held, inside, isWhole: looked < maxScanned }
}

/** From PostgreSQL's statistics; 0 before the first analyze. */
async function countAbout(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::float8 as count from pg_class where oid = 'leads'::regclass`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
