import { db } from '#app/db.server.ts'
import { tellDesksNow } from '#app/leads/live/desk-news.server.ts'
import { erasePerson } from '#app/leads/privacy/erase.server.ts'
import { requireSiteSecrets } from '#app/leads/privacy/site-secrets.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import { databaseCommand } from './database-command.ts'
import { keepWithdrawals } from './keep-withdrawals.ts'
import { readPerson } from './person-words.ts'

// npm run person:erase -- --phone 9876543210   erases at once all that is held, and what is sealed

await databaseCommand(async () => {
  const phone = readPerson('npm run person:erase -- --phone 9876543210')
  await requireSiteSecrets(db)
  const { leads, sealed } = await erasePerson(db, phone, (trx, gone) =>
    writeRecord(trx, null, { kind: 'person-erased', rows: gone.leads, closed: gone.sealed }),
  )
  if (leads + sealed === 0) return `Nothing is held of anybody with the phone ${phone}.`
  await tellDesksNow()
  const lacking = await keepWithdrawals()
  return `Erased: ${leads} enquiries, and ${sealed} that were sealed.${lacking}`
})
