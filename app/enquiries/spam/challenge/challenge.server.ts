import { createHmac, timingSafeEqual } from 'node:crypto'

import { createChallenge, randomInt, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import { sessionSecret } from '#app/staff/sessions/session-secret.server.ts'

/** As long as a visitor may leave a form open. */
const LIFE_MS = 2 * 60 * 60 * 1000

/** SHA-256 rounds and tries: a quarter of a second on a cheap phone, two thousand rounds for the server. */
const ROUNDS = 2000
const COUNTER_RANGE = { min: 40, max: 120 }

/** Verifiable by every process of this deployment (altcha-lib, v2). */
export async function issueChallenge(now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(COUNTER_RANGE.max, COUNTER_RANGE.min),
    deriveKey,
    expiresAt: Math.floor((now + LIFE_MS) / 1000),
    ...(await secrets()),
  })
}

type SolvedChallenge = { nonce: string; expiresAt: Date }

/** Verified here, since altcha-lib's check waits for the threads that hash passwords; reuse is not checked. */
export async function readSolved(sent: unknown): Promise<SolvedChallenge | undefined> {
  const read = solvedShape.safeParse(sent)
  if (!read.success) return undefined
  const { challenge, solution } = read.data
  const { nonce, expiresAt, keySignature } = challenge.parameters
  const { hmacSignatureSecret, hmacKeySignatureSecret } = await secrets()
  const sorted = Object.entries(challenge.parameters).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const signed = JSON.stringify(Object.fromEntries(sorted))
  const isSolved =
    expiresAt * 1000 > Date.now() &&
    isSignature(challenge.signature, hmacSignatureSecret, signed) &&
    isSignature(keySignature, hmacKeySignatureSecret, Buffer.from(solution.derivedKey, 'hex'))
  return isSolved ? { nonce, expiresAt: new Date(expiresAt * 1000) } : undefined
}

function isSignature(signature: string, secret: string, of: string | Buffer): boolean {
  const own = createHmac('sha256', secret).update(of).digest()
  const other = Buffer.from(signature, 'hex')
  return own.length === other.length && timingSafeEqual(own, other)
}

const hex = z
  .string()
  .max(128)
  .regex(/^(?:[\da-f]{2})+$/)

// The key's signature verifies a solution without a round of work.
const solvedShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string().max(40),
      cost: z.number(),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
})

/** Derived from the session secret, which every process has; neither opens a session. */
async function secrets() {
  const secret = await sessionSecret()
  const own = (purpose: string) =>
    createHmac('sha256', secret).update(`enquiry puzzle ${purpose}`).digest('hex')
  return { hmacSignatureSecret: own('signature'), hmacKeySignatureSecret: own('key') }
}
