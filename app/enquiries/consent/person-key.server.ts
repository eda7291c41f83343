import { createHash, createHmac } from 'node:crypto'

import { config } from '#app/config/config.server.ts'
import { readSecret, readOrCreateSecret } from '#app/lib/async/stored-secret.server.ts'
import { dataPath } from '#db/data-folder.ts'

/** Not the session secret, which changes after a theft: a new one would forget who withdrew. */
export async function privacySecret(): Promise<string> {
  return config.PRIVACY_SECRET ?? readOrCreateSecret(dataPath(config.DATA_DIR, 'privacySecret'))
}

export async function readPrivacySecret(): Promise<string | undefined> {
  return config.PRIVACY_SECRET ?? readSecret(dataPath(config.DATA_DIR, 'privacySecret'))
}

/** A fingerprint that reveals nothing of the secret. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint').digest('base64url')
}

/** Keyed hash of a stored phone: 43 base64url characters. */
export async function personKeyer(): Promise<(phone: string) => string> {
  const secret = await privacySecret()
  return (phone) => createHmac('sha256', secret).update(`person ${phone}`).digest('base64url')
}

/** Proves that this deployment wrote a chain's hash. */
export async function chainSealer(): Promise<(hash: string) => string> {
  const secret = await privacySecret()
  return (hash) => createHmac('sha256', secret).update(`chain ${hash}`).digest('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** 32 characters in a copy's name: only this site can compute them for its bytes. */
export function copySignature(secret: string, bytes: Uint8Array): string {
  const whole = createHmac('sha256', secret).update('withdrawals ').update(bytes)
  return whole.digest('hex').slice(0, 32)
}

/** 32 characters, derived from the outbox event, so that the token is never stored. */
export async function mailedToken(eventId: string): Promise<string> {
  const secret = await privacySecret()
  return createHmac('sha256', secret).update(`link ${eventId}`).digest('hex').slice(0, 32)
}

export async function mailKeyer(): Promise<(kind: 'mail' | 'network', text: string) => string> {
  const secret = await privacySecret()
  return (kind, text) => createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url')
}
