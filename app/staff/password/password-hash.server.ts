import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What scrypt is given: `N` times `r` times 128 bytes of memory, `p` times the work of filling them. */
type Cost = { N: number; r: number; p: number }
type Kept = { cost: Cost; salt: string; key: string }

/**
 * One of those that OWASP's Password Storage Cheat Sheet and ASVS 5.0 (appendix C) count as alike: 64 MB,
 * which is why one is made at a time. With N=2^17 and p=1, 128 MB, the process went over its 400 MB while
 * all attacks ran at once (docs/security.md).
 */
const COST: Cost = { N: 2 ** 16, r: 8, p: 2 }
const KEY_BYTES = 64
const SALT_BYTES = 16

/** What better-auth 1.7 does, whose hashes say nothing of it: `salt:key`. */
const FORMER: Cost = { N: 2 ** 14, r: 16, p: 1 }
/** What its work lacks to today's, by which the time of an answer would tell that there is such an account. */
const LACKED: Cost = { N: 2 ** 15, r: 8, p: 3 }

/**
 * A password as it is kept: how it was hashed, with what cost and salt, and what came of it. It takes a
 * third of a second: call it from the row of hashes alone.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return written(salt, await derive(password, salt, COST))
}

/** A hash of no password at all, by which who has no account takes as long as who has one. */
export function nobodysHash(): string {
  return written(randomBytes(SALT_BYTES).toString('hex'), randomBytes(KEY_BYTES))
}

function written(salt: string, key: Buffer): string {
  return ['scrypt', COST.N, COST.r, COST.p, salt, key.toString('hex')].join('$')
}

/** Whether it is the password that was hashed. Throws where `hash` is none of ours. */
export async function verifyPassword(of: { hash: string; password: string }): Promise<boolean> {
  const { cost, salt, key } = read(of.hash)
  const derived = await derive(of.password, salt, cost)
  if (cost === FORMER) await derive(of.password, salt, LACKED)
  const kept = Buffer.from(key, 'hex')
  return kept.length === derived.length && timingSafeEqual(kept, derived)
}

/** Whether a hash was made otherwise than one would be today: whoever knows its password makes it anew. */
export function isOutdated(hash: string): boolean {
  const { N, r, p } = read(hash).cost
  return N !== COST.N || r !== COST.r || p !== COST.p
}

function read(hash: string): Kept {
  const [, N, r, p, salt, key] =
    /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\da-f]+)\$([\da-f]+)$/.exec(hash) ?? []
  if (salt !== undefined && key !== undefined)
    return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt, key }
  const [, formerSalt, formerKey] = /^([\da-f]+):([\da-f]+)$/.exec(hash) ?? []
  if (formerSalt === undefined || formerKey === undefined)
    throw new Error('This is no hash of a password.')
  return { cost: FORMER, salt: formerSalt, key: formerKey }
}

function derive(password: string, salt: string, { N, r, p }: Cost): Promise<Buffer> {
  // One letter may be written in several ways (RFC 8265, section 4.2.2).
  const letters = password.normalize('NFKC')
  const maxmem = 2 * 128 * N * r
  return new Promise((done, fail) =>
    scrypt(letters, salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
      error ? fail(error) : done(key),
    ),
  )
}
