import { createPublicKey } from 'node:crypto'

import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+={0,2}$/)

/** A browser's push endpoint and keys (Push API, RFC 8291). */
export const pushTarget = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  /** A point of P-256, uncompressed. */
  p256dh: base64url.max(88).refine(isPoint),
  /** 16 bytes. */
  auth: base64url.min(22).max(24),
})
export type PushTarget = z.infer<typeof pushTarget>

function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  const [x, y] = [bytes.toString('base64url', 1, 33), bytes.toString('base64url', 33)]
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}
