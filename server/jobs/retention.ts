import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { purgeSpam } from '#app/leads/spam/purge-spam.server.ts'
import { forgetVisitorMails } from '#app/notifications/mail/visitor-mails.server.ts'
import { eraseDue } from '#app/privacy/erase.server.ts'
import { closeInactive } from '#app/privacy/retention.server.ts'
import { forgetMailedLinks } from '#app/privacy/withdrawal/mail-withdrawal-links.server.ts'
import { settleRequests } from '#app/privacy/withdrawal/withdrawal-requests.server.ts'
import { db } from '#db/client.server.ts'

import { defineJob } from './define-job.ts'

export const retention = defineJob({
  name: 'retention',
  everySeconds: 300,
  isRunAtStart: true,
  run: applyRetention,
})

/** Ends what is past its period: inactive people, sealed data and spam. */
export async function applyRetention(): Promise<void> {
  const { RETENTION_DAYS: days, SPAM_DAYS: spamDays } = config
  const closed = days === undefined ? 0 : await closeInactive(db, days)
  if (closed > 0) await writeAudit(db, null, { kind: 'withdrawn-untouched', closed })
  const erased = await eraseDue(db)
  if (erased > 0) await writeAudit(db, null, { kind: 'sealed-erased', closed: erased })
  if (spamDays > 0)
    await purgeSpam(db, spamDays, {
      note: (trx, rows) => writeAudit(trx, null, { kind: 'suspects-erased', rows }),
    })
  await settleRequests(db)
  await forgetMailedLinks(db)
  await forgetVisitorMails(db)
}
