import { parseArgs } from 'node:util'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { countOldSuspects, purgeSuspects } from '#app/leads/spam/purge-spam.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { goingOn, progress } from '#cli/run/progress.ts'
import { readWords } from '#cli/run/read-words.ts'
import { db } from '#db/client.server.ts'

const usage = usageOf('spam purge')

await databaseCommand(async () => {
  const options = { 'older-than': { type: 'string', default: '30' } } as const
  const { values } = readWords(() => parseArgs({ options }), usage)
  const given = values['older-than']
  if (!/^\d{1,5}$/.test(given)) throw new Error('--older-than must be a number of days.')
  const days = Number(given)
  const onProgress = progress(await countOldSuspects(db, days), 'enquiries')
  const gone = await goingOn(() =>
    purgeSuspects(db, days, {
      note: (trx, rows) => writeRecord(trx, null, { kind: 'erased', rows, what: 'suspect' }),
      onProgress,
    }),
  )
  return `Deleted ${gone} spam enquiries older than ${given} days.`
})
