import {
  armor,
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { config } from '#app/config.server.ts'
import { keptSecret } from '#app/lib/work/kept-secret.server.ts'

/** The key file of a deployment that has no key of its own. */
export const SEAL_KEY_FILE = 'seal-key'

/**
 * Whom data is sealed for: SEAL_RECIPIENT, whose key the server never has, or else a key made at first
 * use and kept in the data folder, which keeps staff out, but nobody who has the server.
 */
export async function sealRecipient(): Promise<string> {
  if (config.SEAL_RECIPIENT !== undefined) return config.SEAL_RECIPIENT
  return identityToRecipient(await ownIdentity())
}

/** Encrypts as age does (age-encryption.org/v1), in armour. */
export async function sealFor(recipient: string, text: string): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return armor.encode(await encrypter.encrypt(text))
}

/**
 * Opens what was sealed. `identityFile` holds the private key; without one the key of the data folder
 * is tried. Throws with a sentence where it does not fit.
 */
export async function openSealed(sealed: string, identityFile?: string): Promise<string> {
  const decrypter = new Decrypter()
  const identity =
    identityFile === undefined
      ? await ownIdentity()
      : identityIn(await readFile(identityFile, 'utf8'))
  decrypter.addIdentity(identity)
  try {
    return await decrypter.decrypt(armor.decode(sealed), 'text')
  } catch {
    throw new Error(
      'It was sealed for another key: name the file of its private key, --identity key.txt.',
    )
  }
}

function ownIdentity(): Promise<string> {
  return keptSecret(join(config.DATA_DIR, SEAL_KEY_FILE), generateX25519Identity)
}

/** A file of age-keygen has comments around the key. */
function identityIn(text: string): string {
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0]
  if (key === undefined) throw new Error('That file holds no key of age (AGE-SECRET-KEY-…).')
  return key
}
