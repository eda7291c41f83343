import { createHash } from 'node:crypto'

import { config } from '#app/config/config.server.ts'
import {
  readPrivacySecret,
  privacySecret,
  secretMark,
} from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'

import { readRecipient, sealRecipient } from './withdrawal/seal.server.ts'

type SecretName = 'PRIVACY_SECRET' | 'SEAL_RECIPIENT'
type Marks = Partial<Record<SecretName, string>>

/** `other` differ from the last start; `changed` is when PRIVACY_SECRET replaced the first one. */
type SecretsFound = { other: SecretName[]; changed: Date | undefined }

/** Stores fingerprints of the secrets, and creates missing ones. */
export async function recordSecrets(db: Executor): Promise<SecretsFound> {
  const marks: Marks = { PRIVACY_SECRET: secretMark(await privacySecret()) }
  if (config.SEALED_DAYS > 0) marks.SEAL_RECIPIENT = recipientMark(await sealRecipient())
  const now = new Date()
  const rows = namesIn(marks).map((name) => ({ name, fingerprint: marks[name] ?? '' }))
  await db
    .insertInto('site_secrets')
    .values(rows)
    .onConflict((one) => one.columns(['name', 'fingerprint']).doUpdateSet({ last_used_at: now }))
    .execute()
  return findSecrets(db)
}

export async function findSecrets(db: Executor): Promise<SecretsFound> {
  const own = await readMarks()
  const rows = await db
    .selectFrom('site_secrets')
    .select(['name', 'fingerprint', 'first_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('first_used_at', 'desc')
    .execute()
  const other = NAMES.filter((name) => {
    const last = rows.find((row) => row.name === name)
    return last !== undefined && last.fingerprint !== own[name]
  })
  const known = rows
    .filter(({ name }) => name === 'PRIVACY_SECRET')
    .toSorted((one, two) => one.first_used_at.getTime() - two.first_used_at.getTime())
  const mine = known.findIndex(({ fingerprint }) => fingerprint === own.PRIVACY_SECRET)
  return { other, changed: mine > 0 ? known[mine]?.first_used_at : undefined }
}

/** Throws on other secrets, which match no person or seal without a key; `isAgain` allows older rows. */
export async function requireSiteSecrets(db: Executor, { isAgain = false } = {}): Promise<void> {
  const { other } = await findSecrets(db)
  const isConfigured = isAgain && config.SEAL_RECIPIENT !== undefined
  const wrong = other.filter((name) => !(isConfigured && name === 'SEAL_RECIPIENT'))
  if (wrong.length === 0) return
  throw new Error(
    `Nothing was done: this command has another ${wrong.join(' and another ')} than the site. ` +
      'Give it the environment and the DATA_DIR of the site (docs/own-server.md, Run a command where the site runs).',
  )
}

const NAMES: readonly SecretName[] = ['PRIVACY_SECRET', 'SEAL_RECIPIENT']

const namesIn = (marks: Marks) => NAMES.filter((name) => marks[name] !== undefined)

async function readMarks(): Promise<Marks> {
  const [secret, recipient] = await Promise.all([readPrivacySecret(), readRecipient()])
  return {
    ...(secret !== undefined && { PRIVACY_SECRET: secretMark(secret) }),
    ...(recipient !== undefined && { SEAL_RECIPIENT: recipientMark(recipient) }),
  }
}

function recipientMark(recipient: string): string {
  return createHash('sha256').update(`fingerprint ${recipient}`).digest('base64url')
}
