import { writeRecord } from '#app/audit/audit-log.server.ts'
import { erasePerson } from '#app/privacy/erase.server.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { db } from '#db/client.server.ts'

import { keepWithdrawals } from './keep-withdrawals.ts'
import { readPerson } from './person-args.ts'

await databaseCommand(async () => {
  const phone = readPerson(usageOf('privacy erase'))
  await requireSiteSecrets(db)
  const { leads, sealed, alerts } = await erasePerson(db, phone, (trx, erased) =>
    writeRecord(trx, null, { kind: 'person-erased', rows: erased.leads, closed: erased.sealed }),
  )
  if (leads + sealed + alerts === 0) return `There is no data of a person with the phone ${phone}.`
  const warning = await keepWithdrawals()
  const more = alerts === 0 ? '' : ` Also ${alerts} alerts of this phone.`
  return `Erased: ${leads} enquiries, and ${sealed} that were sealed.${more}${warning}`
})
