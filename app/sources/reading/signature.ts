import { createHmac, timingSafeEqual } from 'node:crypto'

type Signed = {
  algorithm: 'sha1' | 'sha256'
  encoding: 'hex' | 'base64'
  key: string
  message: string | Buffer
}

/** HMAC of the message, as the sender writes it. */
export function signatureOf({ algorithm, encoding, key, message }: Signed): string {
  return createHmac(algorithm, key).update(message).digest(encoding)
}

/** Whether two secrets are the same, in the same time for each wrong one; an empty one never is. */
export function isSameSecret(given: string | null | undefined, own: string): boolean {
  if (own === '' || given === null || given === undefined) return false
  const digest = (text: string) => createHmac('sha256', own).update(text).digest()
  return timingSafeEqual(digest(given), digest(own))
}
