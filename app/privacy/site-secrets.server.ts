import { createHash } from 'node:crypto'

import { config } from '#app/config/config.server.ts'
import {
  heldPrivacySecret,
  privacySecret,
  secretMark,
} from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'

import { heldRecipient, sealRecipient } from './withdrawal/seal.server.ts'

/** What must be the same wherever anything of this deployment runs. */
type SecretName = 'PRIVACY_SECRET' | 'SEAL_RECIPIENT'
type Marks = Partial<Record<SecretName, string>>

/** `other` differ from what the site started with last; since `changed` the site knows nobody by its first PRIVACY_SECRET. */
type SecretsFound = { other: SecretName[]; changed: Date | undefined }

/**
 * Writes down by which secrets the site works from now on, and makes those that it lacks. Answers since when
 * it had another PRIVACY_SECRET before, if it had.
 */
export async function noteSecrets(db: Executor): Promise<SecretsFound> {
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

/** How the secrets that are at hand here compare with those of the site; makes none. */
export async function findSecrets(db: Executor): Promise<SecretsFound> {
  const own = await heldMarks()
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

/**
 * Throws where what is at hand here is not what the site works by: nobody would be found, or be sealed for a
 * key that nobody keeps. `isAgain`: after a restore, whose rows may be older than a new SEAL_RECIPIENT.
 */
export async function requireSiteSecrets(db: Executor, { isAgain = false } = {}): Promise<void> {
  const { other } = await findSecrets(db)
  const isGiven = isAgain && config.SEAL_RECIPIENT !== undefined
  const wrong = other.filter((name) => !(isGiven && name === 'SEAL_RECIPIENT'))
  if (wrong.length === 0) return
  throw new Error(
    `Nothing was done: this command has another ${wrong.join(' and another ')} than the site. ` +
      'Give it the environment and the DATA_DIR of the site (docs/install.md, Run a command where the site runs).',
  )
}

const NAMES: readonly SecretName[] = ['PRIVACY_SECRET', 'SEAL_RECIPIENT']

const namesIn = (marks: Marks) => NAMES.filter((name) => marks[name] !== undefined)

async function heldMarks(): Promise<Marks> {
  const [secret, recipient] = await Promise.all([heldPrivacySecret(), heldRecipient()])
  return {
    ...(secret !== undefined && { PRIVACY_SECRET: secretMark(secret) }),
    ...(recipient !== undefined && { SEAL_RECIPIENT: recipientMark(recipient) }),
  }
}

function recipientMark(recipient: string): string {
  return createHash('sha256').update(`fingerprint ${recipient}`).digest('base64url')
}
