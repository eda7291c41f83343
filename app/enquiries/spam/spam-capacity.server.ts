import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { SpamCounts } from './spam-counts.ts'
import { signPoints } from './spam-signals.ts'

/** Frees more than needed, so that it does not delete every minute. */
const FREED = 1 / 20
const USUAL_HOURS = 14 * 24

const SCORE = sql.join(
  Object.entries(signPoints).map(
    ([sign, points]) =>
      sql`case when ${sql.lit(sign)} = any(spam_signals) then ${sql.lit(points)} else 0 end`,
  ),
  sql` + `,
)

/** Beyond `max`, deletes clear spam first, then the oldest of the busiest networks; returns the count. */
export async function makeSpamRoom(db: Executor, max: number): Promise<number> {
  const { kept } = await countSpam(db)
  if (kept <= max) return 0
  const clear = await deleteSpam(db, false, kept - Math.floor(max * (1 - FREED)))
  return clear + (await deleteSpam(db, true, kept - clear - max))
}

async function deleteSpam(db: Executor, looksHonest: boolean, count: number): Promise<number> {
  if (count <= 0) return 0
  // Spam that staff approve now is locked, and a lead.
  const { numAffectedRows } = await sql`delete from leads where spam_reason is not null and id in (
    select id from leads where spam_reason is not null and id in (
      select id from (
        select id, created_at, (${SCORE}) > ${signPoints.unsolved} as is_program, row_number() over (
          partition by coalesce(spam_network, id::text) order by created_at desc, id desc) as place
        from leads where spam_reason is not null and spam_looks_honest = ${looksHonest}
      ) as spam order by is_program desc, place desc, created_at, id limit ${count}
    ) for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function countSpam(db: Executor): Promise<SpamCounts> {
  const { rows } = await sql<SpamCounts>`
    select count(*)::integer as kept,
      count(*) filter (where age < interval '1 hour')::integer as hour,
      count(*) filter (where age < interval '1 day')::integer as day,
      count(*) filter (where age >= interval '1 hour' and age < make_interval(hours => ${USUAL_HOURS}))::float8
        / ${USUAL_HOURS - 1} as "usualHour"
    from leads, lateral (select statement_timestamp() - created_at as age) as aged
    where spam_reason is not null`.execute(db)
  return rows[0] ?? { kept: 0, hour: 0, day: 0, usualHour: 0 }
}
