import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'

export async function readOrCreateSecret(file: string, make = anyText): Promise<string> {
  return (await readSecret(file)) ?? makeSecret(file, make)
}

/** Throws where the file exists and cannot be read: nothing may replace it. */
export async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => unread(file, error))
  if (text === undefined) return undefined
  if (text.trim() !== '') return text.trim()
  throw new Error(
    `${file} is empty. Put its secret back; every encrypted backup has it. If it never had one, remove the file, and the site makes one.`,
  )
}

async function anyText(): Promise<string> {
  return randomBytes(32).toString('base64url')
}

async function unread(file: string, error: unknown): Promise<undefined> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return undefined
  if (code !== 'EACCES') throw error
  const { username } = userInfo()
  const found = await stat(file).catch(() => undefined)
  const owner = found ? ` (the user with the id ${found.uid})` : ''
  throw new Error(
    `${file} belongs to another account${owner}, and ${username} may not read it. Start the site as root once more, or run “chown ${username} ${file}”. Do not remove it: nothing can replace it.`,
    { cause: error },
  )
}

async function makeSecret(file: string, make: () => Promise<string>): Promise<string> {
  const half = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(half, `${await make()}\n`, { mode: 0o600 })
  try {
    await link(half, file)
  } catch {
  } finally {
    await rm(half, { force: true })
  }
  const secret = await readSecret(file)
  if (secret === undefined) throw new Error(`${file} could not be made.`)
  return secret
}
