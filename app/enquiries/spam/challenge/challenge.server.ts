import { createHmac, timingSafeEqual } from 'node:crypto'

import { createChallenge, randomInt, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import { sessionSecret } from '#app/staff/sessions/session-secret.server.ts'

/** How long a solution counts: as long as somebody may leave a form open. */
const LIFE_MS = 2 * 60 * 60 * 1000

/**
 * Rounds of SHA-256 for one try, and how many tries there may be: about a quarter of a second on a
 * cheap phone, two thousand rounds for us.
 */
const ROUNDS = 2000
const TRIES = { least: 40, most: 120 }

/** A puzzle that this deployment can tell from all others, whichever process is asked (altcha-lib, v2). */
export async function makePuzzle(now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: Math.floor((now + LIFE_MS) / 1000),
    ...(await secrets()),
  })
}

type Puzzle = { nonce: string; expiresAt: Date }

/**
 * The puzzle that was solved; undefined where the solution is wrong, too late, of another site's puzzle
 * or none at all. Whether it came before is for the database to say. Both signatures (altcha-lib, v2, with
 * a signed key) are computed here: the library's own check waits for the threads that passwords are hashed
 * by, for seconds where the sign-in is flooded.
 */
export async function readSolved(sent: unknown): Promise<Puzzle | undefined> {
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

function isSignature(said: string, secret: string, of: string | Buffer): boolean {
  const own = createHmac('sha256', secret).update(of).digest()
  const other = Buffer.from(said, 'hex')
  return own.length === other.length && timingSafeEqual(own, other)
}

const hex = z
  .string()
  .max(128)
  .regex(/^(?:[\da-f]{2})+$/)

// The signature of the key is asked for: by it a solution is checked without a round of work.
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

/** Two secrets of their own from that of the sessions, which every process has: neither opens a session. */
async function secrets() {
  const secret = await sessionSecret()
  const own = (purpose: string) =>
    createHmac('sha256', secret).update(`enquiry puzzle ${purpose}`).digest('hex')
  return { hmacSignatureSecret: own('signature'), hmacKeySignatureSecret: own('key') }
}
