import { readFile } from 'node:fs/promises'

import { db } from '#app/db.server.ts'
import { tellDesksNow } from '#app/leads/live/desk-news.server.ts'
import { withdrawalFile } from '#app/leads/privacy/file-withdrawals.server.ts'
import { withdrawAgain } from '#app/leads/privacy/withdraw-again.server.ts'
import { readLines } from '#app/leads/privacy/withdrawal-file.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import { databaseCommand } from './database-command.ts'

// npm run withdrawals:again                        after a restore: closes again whoever withdrew since
// npm run withdrawals:again -- one.jsonl two.jsonl   from the files of several servers

await databaseCommand(async () => {
  const given = process.argv.slice(2)
  const files = given.length > 0 ? given : [withdrawalFile()]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const { leads, erased } = await withdrawAgain(db, texts.flatMap(readLines))
  if (leads > 0) await writeRecord(db, null, { kind: 'withdrawn', rows: leads })
  if (erased > 0) await writeRecord(db, null, { kind: 'sealed-erased', closed: erased })
  await tellDesksNow()
  return `Done again: ${leads} enquiries closed, ${erased} people erased.`
})
