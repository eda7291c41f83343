import { parseArgs } from 'node:util'

import { db } from '#app/db.server.ts'
import { purgeSuspects } from '#app/leads/desk/suspects.server.ts'

import { databaseCommand } from './database-command.ts'

// npm run leads:purge-suspect                        deletes suspect enquiries older than 30 days
// npm run leads:purge-suspect -- --older-than 7      older than 7 days; 0 is all of them

await databaseCommand(async () => {
  const { values } = parseArgs({ options: { 'older-than': { type: 'string', default: '30' } } })
  const given = values['older-than']
  if (!/^\d{1,5}$/.test(given)) throw new Error('--older-than must be a number of days.')
  const gone = await purgeSuspects(db, Number(given))
  return `Deleted ${gone} suspect enquiries older than ${given} days.`
})
