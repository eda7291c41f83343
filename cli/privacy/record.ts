import { writeAudit } from '#app/audit/audit-log.server.ts'
import { printRecord } from '#app/privacy/records/person-file.server.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { db } from '#db/client.server.ts'

import { readPerson } from './person-args.ts'

await databaseCommand(async () => {
  const phone = readPerson(usageOf('privacy record'))
  await requireSiteSecrets(db)
  const file = await printRecord(db, phone)
  await writeAudit(db, null, { kind: 'person-printed' })
  return file.trimEnd()
})
