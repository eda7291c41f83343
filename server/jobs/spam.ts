import { sql } from 'kysely'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { makeSpamRoom } from '#app/enquiries/spam/spam-capacity.server.ts'
import { noticeSpam } from '#app/notifications/spam-notices.server.ts'
import { db } from '#db/client.server.ts'
import { triggerJob } from '#db/events/trigger-job.ts'
import { log } from '#server/observability/log.ts'

const EVERY_MS = 60_000

export function keepSpam(signal: AbortSignal): void {
  let isLooking = false
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      await lookAtSpam()
    } catch (error) {
      log.warn(
        { err: error },
        'The check for unusual spam failed; the site tries again in a minute',
      )
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** By one process at a time; others skip. */
export async function lookAtSpam(): Promise<void> {
  const found = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('spam')) as "isOurs"`.execute(trx)
    if (rows[0]?.isOurs !== true) return { deleted: 0, hasNotice: false }
    const deleted = await makeSpamRoom(trx, config.SPAM_MAX_STORED)
    if (deleted > 0) await writeRecord(trx, null, { kind: 'spam-deleted', rows: deleted })
    return { deleted, hasNotice: await noticeSpam(trx) }
  })
  const { deleted, hasNotice } = found
  if (deleted > 0) log.warn({ deleted }, 'Spam beyond SPAM_MAX_STORED was deleted, the worst first')
  if (hasNotice) triggerJob('delivery')
}
