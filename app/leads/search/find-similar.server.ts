import { sql, type RawBuilder } from 'kysely'

import { searchKeys } from '#app/enquiries/names/name-keys.server.ts'
import { inOrder } from '#app/leads/list/lead-order.server.ts'
import { honestLeads, type StoredLead } from '#app/leads/list/lead-rows.server.ts'
import type { Executor } from '#db/client.server.ts'

import { inSpan, within, type Scope } from './lead-filter.server.ts'
import { NEWEST } from './lead-filter.ts'
import { holds } from './lead-match.server.ts'
import type { Looks } from './search.server.ts'

/** Fewer than a search: no index holds the sounds in list order. */
const SIMILAR_LOOKS: Looks = { first: 2000, longest: 12_000 }

export const MAX_SIMILAR = 50

/** Similar-sounding names without an exact match (docs/names.md): scans the newest, then asks the index. */
export async function findSimilar(
  db: Executor,
  { typed, scope }: { typed: string; scope: Scope },
  looks = SIMILAR_LOOKS,
): Promise<StoredLead[]> {
  const lists = searchKeys(typed.replaceAll('\0', ''))
  if (lists.length === 0) return []
  const sounds = sql.join(
    lists.map((keys) => sql`phonetic_keys && ${keys}::text[]`),
    sql` and `,
  )
  const isOther = sql`not ${holds(typed)}`
  const span = inSpan(scope)
  const ids =
    (await scanRecent(
      db,
      { fits: sql`${sounds} and ${isOther} and ${within(scope)}`, span },
      looks,
    )) ??
    (await queryIndex(db, {
      sounds: sql`${sounds} and spam_reason is null and ${within(scope)}`,
      rest: isOther,
    }))
  if (ids.length === 0) return []
  return honestLeads(db).where('leads.id', 'in', ids).orderBy(inOrder(NEWEST)).execute()
}

/** Undefined where too few matched and more leads remain. */
async function scanRecent(
  db: Executor,
  { fits, span }: { fits: RawBuilder<unknown>; span: RawBuilder<unknown> },
  { first, longest }: Looks,
): Promise<string[] | undefined> {
  for (let maxScanned = first; maxScanned <= longest;) {
    const { rows } = await sql<{ ids: string[]; looked: number }>`
      with looked as materialized (
        select id, created_at, ${fits} as fits from leads where spam_reason is null and ${span}
        order by created_at desc, id desc limit ${maxScanned}
      )
      select count(*)::int as looked, coalesce(
        (array_agg(id::text order by created_at desc, id desc) filter (where fits))[1:${MAX_SIMILAR}], '{}'
      ) as ids from looked`.execute(db)
    const { ids = [], looked = 0 } = rows[0] ?? {}
    if (ids.length === MAX_SIMILAR || looked < maxScanned) return ids
    const needed = Math.ceil((1.5 * MAX_SIMILAR * looked) / Math.max(1, ids.length))
    if (needed > longest) return undefined
    maxScanned = Math.max(needed, 2 * looked)
  }
  return undefined
}

/** Materialized: the planner would scan the list instead. */
async function queryIndex(
  db: Executor,
  { sounds, rest }: { sounds: RawBuilder<unknown>; rest: RawBuilder<unknown> },
): Promise<string[]> {
  const run = async (trx: Executor) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      with named as materialized (
        select id, created_at, name, phone from leads where ${sounds}
      )
      select id::text from named where ${rest}
      order by created_at desc, named.id desc limit ${MAX_SIMILAR}`.execute(trx)
    return rows.map(({ id }) => id)
  }
  return db.isTransaction ? run(db) : db.transaction().setAccessMode('read only').execute(run)
}
