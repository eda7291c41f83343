import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { isUnusualSpam } from './spam-counts.ts'
import { countSpam } from './spam-room.server.ts'

/** What a notice to the team is about, and the minutes until the next one of its kind. */
const MINUTES = { 'please-check': 10, 'unusual-spam': 60 } as const
export type NoticeKind = keyof typeof MINUTES

/** Seconds after which what an enquiry's transaction stored is visible to all. */
const SETTLED_SECONDS = 10

/**
 * Writes what the team is to be told of spam, once for all of it that is new; answers whether there is
 * anything. Its caller holds the lock that lets one process look at a time.
 */
export async function noticeSpam(trx: Executor): Promise<boolean> {
  const toCheck = await writeNotice(trx, 'please-check', await countToCheck(trx))
  const counts = await countSpam(trx)
  const unusual = await writeNotice(trx, 'unusual-spam', isUnusualSpam(counts) ? counts.hour : 0)
  return toCheck || unusual
}

const settled = sql`statement_timestamp() - make_interval(secs => ${SETTLED_SECONDS})`

/** Spam that looks honest and that no notice has counted yet. */
async function countToCheck(trx: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from leads
    where suspect is not null and spam_looks_honest and created_at <= ${settled}
      and created_at > coalesce((select counted_until from team_notices
        where kind = 'please-check' order by made_at desc limit 1), '-infinity')`.execute(trx)
  return rows[0]?.count ?? 0
}

async function writeNotice(trx: Executor, kind: NoticeKind, enquiries: number): Promise<boolean> {
  if (enquiries === 0) return false
  // What is of the future, from before a clock was set back, holds nothing back.
  const { rows } = await sql`
    with notice as (
      insert into team_notices (kind, enquiries, counted_until)
      select ${kind}, ${enquiries}::integer, ${settled}
      where not exists (select from team_notices where kind = ${kind}
        and made_at > statement_timestamp() - make_interval(mins => ${MINUTES[kind]})
        and made_at < statement_timestamp() + interval '1 minute')
      returning id
    )
    insert into outbox (notice_id, kind) select id, 'notice' from notice returning event_id`.execute(
    trx,
  )
  return rows.length > 0
}
