import { writeAudit } from '#app/audit/audit-log.server.ts'
import { eraseAlertsOf } from '#app/enquiries/alerts/erase-alerts.server.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { addLines, stoppedLines } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { db } from '#db/client.server.ts'

import { keepWithdrawals } from './keep-withdrawals.ts'
import { readPerson } from './person-args.ts'

await databaseCommand(async () => {
  const phone = readPerson(usageOf('privacy withdraw'))
  await requireSiteSecrets(db)
  const withdrawn = await db.transaction().execute(async (trx) => {
    const done = await withdrawPerson(trx, { phone }, { way: 'command' })
    if (done) await writeAudit(trx, null, { kind: 'withdrawn', rows: done.leads })
    const alerts = done ? [] : await eraseAlertsOf(trx, [phone], [], undefined)
    if (alerts.length > 0) await writeAudit(trx, null, { kind: 'alert-erased' })
    return done ?? alerts
  })
  if (Array.isArray(withdrawn)) {
    if (withdrawn.length === 0) return `There is no open data of a person with the phone ${phone}.`
    await addLines(stoppedLines(withdrawn))
    const warning = await keepWithdrawals()
    return `There are no enquiries with the phone ${phone}. Erased: ${withdrawn.length} alerts.${warning}`
  }
  const warning = await keepWithdrawals()
  const day = withdrawn.eraseAt.toISOString().slice(0, 10)
  return `Closed and sealed: ${withdrawn.leads} enquiries. They are erased on ${day}.${warning}`
})
