import {
  armor,
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'

import { config } from '#app/config/config.server.ts'
import { heldSecret, keptSecret } from '#app/lib/async/stored-secret.server.ts'
import { dataPath } from '#db/data-folder.ts'

/**
 * Whom data is sealed for: SEAL_RECIPIENT, whose key the server never has, or else a key made at first
 * use and kept in the data folder, which keeps staff out, but nobody who has the server.
 */
export async function sealRecipient(): Promise<string> {
  if (config.SEAL_RECIPIENT !== undefined) return config.SEAL_RECIPIENT
  return identityToRecipient(await ownIdentity())
}

/** The same where there is one; no key is made. */
export async function heldRecipient(): Promise<string | undefined> {
  if (config.SEAL_RECIPIENT !== undefined) return config.SEAL_RECIPIENT
  const identity = await heldSecret(dataPath(config.DATA_DIR, 'sealKey'))
  return identity === undefined ? undefined : identityToRecipient(identity)
}

/** Whether the key of the data folder opens what was sealed for this recipient. */
export async function isOwnRecipient(recipient: string): Promise<boolean> {
  const identity = await heldSecret(dataPath(config.DATA_DIR, 'sealKey'))
  return identity !== undefined && (await identityToRecipient(identity)) === recipient
}

/** Encrypts as age does (age-encryption.org/v1), in armour. */
export async function sealFor(recipient: string, text: string): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return armor.encode(await encrypter.encrypt(text))
}

/** What says that a key does not fit, or is none. */
export class WrongKey extends Error {}

/**
 * Opens what was sealed. `keyFile` is the text of a file with the private key; without one the key of the data folder
 * is tried. Throws `WrongKey` with a sentence where it does not fit.
 */
export async function openSealed(sealed: string, keyFile?: string): Promise<string> {
  const decrypter = new Decrypter()
  const identity = keyFile === undefined ? await ownIdentity() : identityIn(keyFile)
  try {
    // Its errors name the key, so none of them leaves here.
    decrypter.addIdentity(identity)
    return await decrypter.decrypt(armor.decode(sealed), 'text')
  } catch {
    throw new WrongKey(
      'It was sealed for another key, or the key is mistyped: name the file of its private key, --identity key.txt.',
    )
  }
}

function ownIdentity(): Promise<string> {
  return keptSecret(dataPath(config.DATA_DIR, 'sealKey'), generateX25519Identity)
}

/** A file of age-keygen has comments around the key. */
function identityIn(text: string): string {
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0]
  if (key === undefined) throw new WrongKey('That file holds no key of age (AGE-SECRET-KEY-…).')
  return key
}
