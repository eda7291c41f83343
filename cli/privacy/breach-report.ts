import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { contactDetails } from '#app/config/contact-details.ts'
import { countTouched, touchedPeople } from '#app/privacy/records/breach.server.ts'
import { boardText, personText, personTextHindi } from '#app/privacy/records/breach.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { progress } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

const usage = usageOf('privacy breach-report')
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

const reads = () => readArgs(() => parseArgs({ options }), usage)
await databaseCommandWith({ reads, staysRoot: () => true }, async ({ values }) => {
  await requireSiteSecrets(db)
  const [from, to] = [moment(values.from), moment(values.to)]
  const breach = { ...values, from, to, found: moment(values.found ?? new Date().toISOString()) }
  const scope = { from, to, leadIds: idsIn(values.leads) }
  const touched = await countTouched(db, scope)
  const { BRAND: brand, PRIVACY_CONTACT: contact } = config
  const { phone, privacyEmail: email } = contactDetails(config)
  const fiduciary = { brand, contact, email, phone }
  const out = resolveUserPath(values.out)
  await mkdir(out, { recursive: true, mode: 0o700 })
  const [english, hindi] = [personText(breach, fiduciary), personTextHindi(breach, fiduciary)]
  await writeFile(join(out, 'board.txt'), boardText(breach, fiduciary, touched))
  await writeFile(join(out, 'person-en.txt'), english)
  await writeFile(join(out, 'person-hi.txt'), hindi)
  const onProgress = progress(touched.people, 'people')
  await writePeople(join(out, 'people.jsonl'), scope, { english, hindi, onProgress })
  await writeAudit(db, null, { kind: 'breach-reported', rows: touched.leads })
  return `${touched.people} people, ${touched.leads} enquiries. In ${out}: board.txt, person-en.txt, person-hi.txt, people.jsonl. Nothing was sent.`
})

type NoticeTexts = { english: string; hindi: string; onProgress: (done: number) => void }

/** Renamed when complete: half of the people would look like all of them. */
async function writePeople(
  path: string,
  scope: Parameters<typeof touchedPeople>[1],
  { english, hindi, onProgress }: NoticeTexts,
): Promise<void> {
  const half = `${path}.half`
  await rm(path, { force: true })
  const people = await open(half, 'w', 0o600)
  let done = 0
  try {
    for await (const part of touchedPeople(db, scope)) {
      const lines = part.map((person) => `${JSON.stringify({ ...person, english, hindi })}\n`)
      await people.write(lines.join(''))
      done += part.length
      onProgress(done)
    }
  } finally {
    await people.close()
  }
  await rename(half, path)
}

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
