import { parseArgs } from 'node:util'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { countOldSpam, purgeSpam } from '#app/leads/spam/purge-spam.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { goingOn, progress } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

const usage = usageOf('spam purge')

await databaseCommand(async () => {
  const options = { 'older-than': { type: 'string', default: '30' } } as const
  const { values } = readArgs(() => parseArgs({ options }), usage)
  const olderThan = values['older-than']
  if (!/^\d{1,5}$/.test(olderThan)) throw new Error('--older-than must be a number of days.')
  const days = Number(olderThan)
  const onProgress = progress(await countOldSpam(db, days), 'enquiries')
  const deleted = await goingOn(() =>
    purgeSpam(db, days, {
      note: (trx, rows) => writeAudit(trx, null, { kind: 'erased', rows, what: 'suspect' }),
      onProgress,
    }),
  )
  return `Deleted ${deleted} spam enquiries older than ${olderThan} days.`
})
