import { parseArgs } from 'node:util'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { eraseByEmail, erasePerson } from '#app/privacy/erase.server.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

import { keepWithdrawals } from './keep-withdrawals.ts'
import { personOptions, phoneOrEmail } from './person-args.ts'

const usage = usageOf('privacy erase')

await databaseCommand(async () => {
  const { values } = readArgs(() => parseArgs({ options: personOptions }), usage)
  const { phone, email } = await phoneOrEmail(values, usage)
  await requireSiteSecrets(db)
  return email === undefined ? eraseOfPhone(phone) : eraseOfEmail(email)
})

async function eraseOfPhone(phone: string): Promise<string> {
  const { leads, sealed, alerts } = await erasePerson(db, phone, (trx, erased) =>
    writeAudit(trx, null, { kind: 'person-erased', rows: erased.leads, closed: erased.sealed }),
  )
  if (leads + sealed + alerts === 0) return `There is no data of a person with the phone ${phone}.`
  const warning = await keepWithdrawals()
  const more = alerts === 0 ? '' : ` Also ${alerts} alerts of this phone.`
  return `Erased: ${leads} enquiries, and ${sealed} that were sealed.${more}${warning}`
}

async function eraseOfEmail(email: string): Promise<string> {
  const alerts = await eraseByEmail(db, email, (trx) =>
    writeAudit(trx, null, { kind: 'alert-erased' }),
  )
  if (alerts === 0) return `There are no alerts of ${email}.`
  return `Erased: ${alerts} alerts of ${email}.${await keepWithdrawals()}`
}
