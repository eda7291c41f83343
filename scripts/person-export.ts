import { parseArgs } from 'node:util'

import { db } from '#app/db.server.ts'
import { exportPerson } from '#app/leads/privacy/person-file.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import { databaseCommand } from './database-command.ts'
import { personPhone } from './person-words.ts'
import { readWords } from './read-words.ts'

// npm run -s person:export -- --phone 9876543210 > person.json                      all that is held of a person
// npm run -s person:export -- --phone 9876543210 --identity key.txt > person.json   what is sealed for that key, too

const usage = 'npm run -s person:export -- --phone 9876543210 [--identity key.txt]'
const options = {
  phone: { type: 'string', default: '' },
  identity: { type: 'string' },
} as const

await databaseCommand(async () => {
  const { values } = readWords(() => parseArgs({ options }), usage)
  const phone = personPhone(values.phone, usage)
  const { text, leads } = await exportPerson(db, phone, values.identity)
  await writeRecord(db, null, { kind: 'person-exported', rows: leads })
  return text
})
