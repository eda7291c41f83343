import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { makeSpamRoom } from '#app/enquiries/spam/spam-capacity.server.ts'
import { noticeSpam } from '#app/notifications/spam-notices.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

import { defineJob } from './define-job.ts'

export const spamLimit = defineJob({
  name: 'spam-limit',
  everySeconds: 60,
  run: limitSpam,
})

/** By one process at a time, also where an earlier version runs; others skip. */
export async function limitSpam(): Promise<void> {
  const deleted = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('spam')) as "isOurs"`.execute(trx)
    if (rows[0]?.isOurs !== true) return 0
    const count = await makeSpamRoom(trx, config.SPAM_MAX_STORED)
    if (count > 0) await writeAudit(trx, null, { kind: 'spam-deleted', rows: count })
    await noticeSpam(trx)
    return count
  })
  if (deleted > 0) log.warn({ deleted }, 'Spam beyond SPAM_MAX_STORED was deleted, the worst first')
}
