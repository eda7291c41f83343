import { createHash, createHmac } from 'node:crypto'

import { config } from '#app/config/config.server.ts'
import { heldSecret, keptSecret } from '#app/lib/async/stored-secret.server.ts'
import { dataPath } from '#db/data-folder.ts'

/**
 * PRIVACY_SECRET, or one made on first use and kept in the data folder. It is not that of the sessions,
 * which is changed after a theft: with another one nobody who withdrew is known again.
 */
export async function privacySecret(): Promise<string> {
  return config.PRIVACY_SECRET ?? keptSecret(dataPath(config.DATA_DIR, 'privacySecret'))
}

/** The same where there is one; none is made. */
export async function heldPrivacySecret(): Promise<string | undefined> {
  return config.PRIVACY_SECRET ?? heldSecret(dataPath(config.DATA_DIR, 'privacySecret'))
}

/** What tells a secret from others, and says nothing else of it. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint').digest('base64url')
}

/** What stands for a phone, as the leads hold it, where no phone may stand: 43 letters, digits, - and _. */
export async function personKeyer(): Promise<(phone: string) => string> {
  const secret = await privacySecret()
  return (phone) => createHmac('sha256', secret).update(`person ${phone}`).digest('base64url')
}

/** What says of a chain's hash that this deployment wrote it. */
export async function chainSealer(): Promise<(hash: string) => string> {
  const secret = await privacySecret()
  return (hash) => createHmac('sha256', secret).update(`chain ${hash}`).digest('base64url')
}

/** What stands for the token of a link once it is used. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** By what a copy of the record of withdrawals is named: 32 characters that only this site makes of its bytes. */
export function copySignature(secret: string, bytes: Uint8Array): string {
  const whole = createHmac('sha256', secret).update('withdrawals ').update(bytes)
  return whole.digest('hex').slice(0, 32)
}

/** The token of a mailed link, 32 characters: made of its event of the outbox, so that it stands nowhere. */
export async function mailedToken(eventId: string): Promise<string> {
  const secret = await privacySecret()
  return createHmac('sha256', secret).update(`link ${eventId}`).digest('hex').slice(0, 32)
}

/** What stands for an address of mail or a network where neither may stand. */
export async function mailKeyer(): Promise<(kind: 'mail' | 'network', text: string) => string> {
  const secret = await privacySecret()
  return (kind, text) => createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url')
}
