import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { boardText, personText, personTextHindi } from '#app/leads/privacy/breach.ts'
import { countTouched, touchedPeople } from '#app/leads/privacy/breach.server.ts'
import { requireSiteSecrets } from '#app/leads/privacy/site-secrets.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import { databaseCommandWith } from './database-command.ts'
import { readWords } from './read-words.ts'

// npm run breach:report -- --from 2026-11-20T08:00+05:30 --to 2026-11-21T20:00+05:30   writes what is to be told, and to whom; sends nothing
// npm run breach:report -- --from … --to … --leads 12,15 --what "…" --where "…" --consequences "…" --measures "…" --advice "…" --out folder

const usage =
  'npm run breach:report -- --from 2026-11-20T08:00+05:30 --to 2026-11-21T20:00+05:30 [--leads 12,15] [--found …] [--out folder] [--what … --where … --consequences … --measures … --advice …]'
const text = { type: 'string' } as const
const options = {
  from: text,
  to: text,
  found: text,
  leads: text,
  what: text,
  where: text,
  consequences: text,
  measures: text,
  advice: text,
  out: { type: 'string', default: 'breach' },
} as const

const reads = () => readWords(() => parseArgs({ options }), usage)
await databaseCommandWith({ reads, staysRoot: () => true }, async ({ values }) => {
  await requireSiteSecrets(db)
  const [from, to] = [moment(values.from), moment(values.to)]
  const breach = { ...values, from, to, found: moment(values.found ?? new Date().toISOString()) }
  const reach = { from, to, leadIds: idsIn(values.leads) }
  const touched = await countTouched(db, reach)
  const {
    BRAND: brand,
    PRIVACY_CONTACT: contact,
    PRIVACY_EMAIL: email,
    PUBLIC_PHONE: phone,
  } = config
  const fiduciary = { brand, contact, email, phone }
  await mkdir(values.out, { recursive: true, mode: 0o700 })
  const [english, hindi] = [personText(breach, fiduciary), personTextHindi(breach, fiduciary)]
  await writeFile(join(values.out, 'board.txt'), boardText(breach, fiduciary, touched))
  await writeFile(join(values.out, 'person-en.txt'), english)
  await writeFile(join(values.out, 'person-hi.txt'), hindi)
  const people = await open(join(values.out, 'people.jsonl'), 'w', 0o600)
  try {
    for await (const part of touchedPeople(db, reach))
      await people.write(
        part.map((person) => `${JSON.stringify({ ...person, english, hindi })}\n`).join(''),
      )
  } finally {
    await people.close()
  }
  await writeRecord(db, null, { kind: 'breach-reported', rows: touched.leads })
  return `${touched.people} people, ${touched.leads} enquiries. In ${values.out}: board.txt, person-en.txt, person-hi.txt, people.jsonl. Nothing was sent.`
})

function moment(typed: string | undefined): Date {
  const read = new Date(typed ?? '')
  if (Number.isNaN(read.getTime())) throw new Error(usage)
  return read
}

function idsIn(typed: string | undefined): string[] | undefined {
  if (typed === undefined) return undefined
  const ids = typed.split(',').map((id) => id.trim())
  if (!ids.every((id) => /^\d{1,18}$/.test(id))) throw new Error(usage)
  return ids
}
