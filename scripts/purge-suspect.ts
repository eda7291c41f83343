import { parseArgs } from 'node:util'

import { db } from '#app/db.server.ts'
import { purgeSuspects } from '#app/leads/suspect/suspects.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import { databaseCommand } from './database-command.ts'
import { readWords } from './read-words.ts'

// npm run leads:purge-suspect                        deletes suspect enquiries older than 30 days
// npm run leads:purge-suspect -- --older-than 7      older than 7 days; 0 is all of them

const usage = 'npm run leads:purge-suspect [-- --older-than 30]'

await databaseCommand(async () => {
  const options = { 'older-than': { type: 'string', default: '30' } } as const
  const { values } = readWords(() => parseArgs({ options }), usage)
  const given = values['older-than']
  if (!/^\d{1,5}$/.test(given)) throw new Error('--older-than must be a number of days.')
  const gone = await db.transaction().execute(async (trx) => {
    const rows = await purgeSuspects(trx, Number(given))
    if (rows > 0) await writeRecord(trx, null, { kind: 'erased', rows, what: 'suspect' })
    return rows
  })
  return `Deleted ${gone} suspect enquiries older than ${given} days.`
})
