import { parseArgs } from 'node:util'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { goingOn, progressOf } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

import { clearDemo } from './demo-dashboard.server.ts'

await databaseCommand(async () => {
  readArgs(() => parseArgs(), usageOf('demo clear'))
  const removed = await goingOn(() => clearDemo(db, progressOf('enquiries')))
  if (removed > 0) await writeAudit(db, null, { kind: 'erased', rows: removed, what: 'demo' })
  return `Removed ${removed} demonstration enquiries.`
})
