import { sql } from 'kysely'

import { countSpam } from '#app/enquiries/spam/spam-capacity.server.ts'
import { isUnusualSpam } from '#app/enquiries/spam/spam-counts.ts'
import type { Executor } from '#db/client.server.ts'

import { noticeTeam, settled } from './team-notification.server.ts'

/** One notice for all new spam; the caller holds the lock for one process. */
export async function noticeSpam(trx: Executor): Promise<boolean> {
  const toCheck = await noticeTeam(trx, 'please-check', await countToCheck(trx))
  const counts = await countSpam(trx)
  const unusual = await noticeTeam(trx, 'unusual-spam', isUnusualSpam(counts) ? counts.hour : 0)
  return toCheck || unusual
}

async function countToCheck(trx: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from leads
    where spam_reason is not null and spam_looks_honest and created_at <= ${settled}
      and created_at > coalesce((select counted_until from team_notices
        where kind = 'please-check' order by made_at desc limit 1), '-infinity')`.execute(trx)
  return rows[0]?.count ?? 0
}
