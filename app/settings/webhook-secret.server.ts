import { randomBytes } from 'node:crypto'

import { serverText } from '#app/config/config.server.ts'
import type { Executor } from '#db/client.server.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'

import { settingSections } from './setting-sections.ts'
import {
  readSection,
  saveSection,
  type SentSection,
  type StoredSection,
} from './stored-settings.server.ts'
import type { SecretChange } from './webhook-secret.ts'

const SECTION = 'notifications'
const NAME = 'WEBHOOK_SECRET'

const texts = webhookTexts.refused

/** The newest first. */
export function secretsOf(stored: StoredSection): string[] {
  return (stored.texts[NAME] ?? '').split(',').filter((secret) => secret !== '')
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** Adds a secret to a save of the first addresses; `secret` is to be shown once it is saved. */
export async function withFirstSecret(
  db: Executor,
  sent: SentSection,
): Promise<{ sent: SentSection; secret?: string }> {
  const isNeeded = sent.texts['WEBHOOK_URLS'] !== undefined && serverText(NAME) === undefined
  if (!isNeeded || secretsOf(await readSection(db, SECTION)).length > 0) return { sent }
  const secret = newSecret()
  const kept = sent.kept.filter((name) => name !== NAME)
  return { sent: { ...sent, kept, texts: { ...sent.texts, [NAME]: secret } }, secret }
}

/** `secret` is new and shown once. */
export type SecretResult = { kind: 'changed'; secret?: string } | { kind: 'refused'; text: string }

/** `basedOn` is the version that the page showed: a form that is sent twice changes nothing the second time. */
export async function changeSecret(
  db: Executor,
  change: SecretChange,
  basedOn: string,
  by: { id: string },
): Promise<SecretResult> {
  const secrets = secretsOf(await readSection(db, SECTION))
  const isFit = { create: 0, rotate: 1, 'remove-old': 2 }[change] === Math.min(secrets.length, 2)
  if (!isFit || serverText(NAME) !== undefined) return { kind: 'refused', text: texts[change] }
  const secret = change === 'remove-old' ? undefined : newSecret()
  const next = secret === undefined ? secrets.slice(0, 1) : [secret, ...secrets]
  const kept = settingSections[SECTION].filter((name) => name !== NAME)
  const sent = { basedOn, texts: { [NAME]: next.join(',') }, kept }
  const { kind } = await saveSection(db, SECTION, sent, by)
  if (kind === 'conflict') return { kind: 'refused', text: texts.conflict }
  if (kind === 'wrong') return { kind: 'refused', text: texts.invalid }
  return { kind: 'changed', ...(secret !== undefined && { secret }) }
}
