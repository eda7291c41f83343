import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** scrypt takes `N` × `r` × 128 bytes of memory, `p` times. */
type Cost = { N: number; r: number; p: number }
type StoredHash = { cost: Cost; salt: string; key: string }

/** OWASP ASVS 5.0, appendix C: 64 MB, because 128 MB (N=2^17, p=1) exceeds the process's 400 MB under attack (docs/security.md). */
const COST: Cost = { N: 2 ** 16, r: 8, p: 2 }
const KEY_BYTES = 64
const SALT_BYTES = 16

/** The cost of better-auth 1.7, whose hashes do not name it: `salt:key`. */
const FORMER: Cost = { N: 2 ** 14, r: 16, p: 1 }
/** Makes a former hash as slow as a current one, so that time does not reveal an account. */
const LACKED: Cost = { N: 2 ** 15, r: 8, p: 3 }

/** Takes a third of a second: call it from the hash queue only. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return written(salt, await derive(password, salt, COST))
}

/** For phones without an account, which must take as long as others. */
export function nobodysHash(): string {
  return written(randomBytes(SALT_BYTES).toString('hex'), randomBytes(KEY_BYTES))
}

function written(salt: string, key: Buffer): string {
  return ['scrypt', COST.N, COST.r, COST.p, salt, key.toString('hex')].join('$')
}

/** Throws where `hash` has another format. */
export async function verifyPassword(of: { hash: string; password: string }): Promise<boolean> {
  const { cost, salt, key } = read(of.hash)
  const derived = await derive(of.password, salt, cost)
  if (cost === FORMER) await derive(of.password, salt, LACKED)
  const stored = Buffer.from(key, 'hex')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}

export function isOutdated(hash: string): boolean {
  const { N, r, p } = read(hash).cost
  return N !== COST.N || r !== COST.r || p !== COST.p
}

function read(hash: string): StoredHash {
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
  // One letter has several encodings (RFC 8265, section 4.2.2).
  const letters = password.normalize('NFKC')
  const maxmem = 2 * 128 * N * r
  return new Promise((done, fail) =>
    scrypt(letters, salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
      error ? fail(error) : done(key),
    ),
  )
}
