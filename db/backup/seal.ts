import { open } from 'node:fs/promises'

import {
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
  Stanza,
  type Recipient,
} from 'age-encryption'

import type { ArchiveHead } from './archive.ts'
import { BackupRefusal } from './archive.ts'

/** Identities of the recipients (`age1…`) or the passphrase open it; without either the backup is not encrypted. */
export type Lock = { recipients: string[]; passphrase?: string | undefined }
export type Key = string[]

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

const ABOUT = 'northlight-backup'
const HEAD_BYTES = 16_384

/** Encrypts as age (age-encryption.org/v1) with metadata in an extra stanza; answers a file key for the test restore only. */
export async function seal(
  lock: Lock,
  head: ArchiveHead,
): Promise<
  { key: Key; encrypt: (open: Bytes) => Promise<ReadableStream<Uint8Array>> } | undefined
> {
  const encrypter = new Encrypter()
  if (lock.passphrase !== undefined) {
    encrypter.setPassphrase(lock.passphrase)
    return { key: [lock.passphrase], encrypt: (bytes) => encrypter.encrypt(bytes) }
  }
  if (lock.recipients.length === 0) return undefined
  for (const recipient of lock.recipients) encrypter.addRecipient(recipient)
  const once = await generateX25519Identity()
  encrypter.addRecipient(await identityToRecipient(once))
  encrypter.addRecipient(aboutStanza(head))
  return { key: [once], encrypt: (bytes) => encrypter.encrypt(bytes) }
}

/** Throws a `BackupRefusal` where the key does not fit. */
export async function unseal(closed: Bytes, key: Key): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter()
  for (const one of key) addKey(decrypter, one)
  try {
    return await decrypter.decrypt(closed)
  } catch (error) {
    throw new BackupRefusal(
      key.length === 0
        ? 'The backup is encrypted. Give its key: --key <file>, or type it when asked.'
        : `The key does not open this backup (${error instanceof Error ? error.message : String(error)}).`,
      { cause: error },
    )
  }
}

/** The library's error would reveal the key. */
function addKey(decrypter: Decrypter, key: string): void {
  if (!key.startsWith('AGE-SECRET-KEY-')) return decrypter.addPassphrase(key)
  try {
    decrypter.addIdentity(key)
  } catch {
    throw new BackupRefusal('The key is mistyped: a letter is missing, extra or wrong.')
  }
}

export async function readAbout(path: string): Promise<{ isSealed: boolean; about?: string }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) })
    const lines = buffer.subarray(0, bytesRead).toString('latin1').split('\n')
    const isSealed = lines[0] === 'age-encryption.org/v1'
    const about = isSealed ? lines.find((line) => line.startsWith(`-> ${ABOUT} `)) : undefined
    return { isSealed, ...(about !== undefined && { about: about.slice(ABOUT.length + 4) }) }
  } finally {
    await file.close()
  }
}

function aboutStanza({ product, madeAt, migrations, postgres }: ArchiveHead): Recipient {
  const fields = [
    `made=${madeAt}`,
    `version=${product}`,
    `migration=${migrations.at(-1)?.name ?? ''}`,
    `postgresql=${postgres.split(' ')[0] ?? ''}`,
  ]
  return { wrapFileKey: () => [new Stanza([ABOUT, ...fields], new Uint8Array())] }
}
