import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { config } from '#app/config.server.ts'

/**
 * What signs the cookies of sessions: SESSION_SECRET, or one made on first use and kept in the data
 * folder. It is not in the database, so that a copy of the database opens no session.
 */
export async function sessionSecret(): Promise<string> {
  if (config.SESSION_SECRET) return config.SESSION_SECRET
  const file = join(config.DATA_DIR, 'session-secret')
  return (await readSecret(file)) ?? makeSecret(file)
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim() === '' ? undefined : text.trim()
}

/** A link that exists is not replaced: two that make one at the same time end with the same. */
async function makeSecret(file: string): Promise<string> {
  const half = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(half, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    await link(half, file)
  } catch {
    // The other one's is read.
  } finally {
    await rm(half, { force: true })
  }
  const secret = await readSecret(file)
  if (secret === undefined) throw new Error(`${file} is empty. Remove it, or set SESSION_SECRET.`)
  return secret
}
