import { hkdfSync } from 'node:crypto'

import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

import { sessionSecret } from '#app/staff/sessions/session-secret.server.ts'

/** A key of its own for each purpose, so that what one of them signs or seals is nothing to another. */
export async function derivedKey(purpose: string): Promise<string> {
  const secret = await sessionSecret()
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url')
}

/** A text that only this deployment can read again. */
export async function sealed(text: string): Promise<string> {
  return symmetricEncrypt({ key: await derivedKey('second step'), data: text })
}

/** The text again; undefined where the deployment has another secret by now. */
export async function opened(text: string): Promise<string | undefined> {
  const key = await derivedKey('second step')
  return symmetricDecrypt({ key, data: text }).catch(() => undefined)
}
