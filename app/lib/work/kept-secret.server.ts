import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A secret that a file holds; made on first use, by `make` where it is not just any text. */
export async function keptSecret(file: string, make = anyText): Promise<string> {
  return (await readSecret(file)) ?? makeSecret(file, make)
}

async function anyText(): Promise<string> {
  return randomBytes(32).toString('base64url')
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim() === '' ? undefined : text.trim()
}

/** A link that exists is not replaced: two that make one at the same time end with the same. */
async function makeSecret(file: string, make: () => Promise<string>): Promise<string> {
  const half = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(half, `${await make()}\n`, { mode: 0o600 })
  try {
    await link(half, file)
  } catch {
    // The other one's is read.
  } finally {
    await rm(half, { force: true })
  }
  const secret = await readSecret(file)
  if (secret === undefined) throw new Error(`${file} is empty. Remove it, and another is made.`)
  return secret
}
