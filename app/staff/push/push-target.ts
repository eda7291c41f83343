import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+={0,2}$/)

/** Where a device takes messages and with which keys, as its browser names them (Push API, RFC 8291). */
export const pushTarget = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  /** A point of P-256, uncompressed: 65 bytes. */
  p256dh: base64url
    .refine((text) => Buffer.from(text, 'base64url').at(0) === 4)
    .min(87)
    .max(88),
  /** 16 bytes. */
  auth: base64url.min(22).max(24),
})
export type PushTarget = z.infer<typeof pushTarget>
