import { hkdfSync } from 'node:crypto'

import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

import { sessionSecret } from '#app/staff/sessions/session-secret.server.ts'

/** Each purpose has its own key, so that a signature for one is invalid for another. */
export async function derivedKey(purpose: string): Promise<string> {
  const secret = await sessionSecret()
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url')
}

export async function sealed(text: string): Promise<string> {
  return symmetricEncrypt({ key: await derivedKey('second step'), data: text })
}

/** Undefined where the deployment has another secret by now. */
export async function opened(text: string): Promise<string | undefined> {
  const key = await derivedKey('second step')
  return symmetricDecrypt({ key, data: text }).catch(() => undefined)
}
