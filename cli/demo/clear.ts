import { parseArgs } from 'node:util'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { goingOn, progress } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

import { clearDemoClicks } from './demo-clicks.server.ts'
import { clearDemoLeads, countDemoLeads } from './demo-leads.server.ts'
import { clearDemoPeople } from './demo-people.server.ts'

await databaseCommand(async () => {
  readArgs(() => parseArgs(), usageOf('demo clear'))
  await clearDemoClicks(db)
  const onProgress = progress(await countDemoLeads(db), 'enquiries')
  const removed = await goingOn(() => clearDemoLeads(db, onProgress))
  await clearDemoPeople(db)
  if (removed > 0) await writeRecord(db, null, { kind: 'erased', rows: removed, what: 'demo' })
  return `Removed ${removed} demonstration enquiries.`
})
