import {
  armor,
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'

import { config } from '#app/config/config.server.ts'
import { readSecret, readOrCreateSecret } from '#app/lib/async/stored-secret.server.ts'
import { dataPath } from '#db/data-folder.ts'

/** SEAL_RECIPIENT, or a local key, which keeps staff out but no one with the server. */
export async function sealRecipient(): Promise<string> {
  if (config.SEAL_RECIPIENT !== undefined) return config.SEAL_RECIPIENT
  return identityToRecipient(await ownIdentity())
}

export async function readRecipient(): Promise<string | undefined> {
  if (config.SEAL_RECIPIENT !== undefined) return config.SEAL_RECIPIENT
  const identity = await readSecret(dataPath(config.DATA_DIR, 'sealKey'))
  return identity === undefined ? undefined : identityToRecipient(identity)
}

export async function isOwnRecipient(recipient: string): Promise<boolean> {
  const identity = await readSecret(dataPath(config.DATA_DIR, 'sealKey'))
  return identity !== undefined && (await identityToRecipient(identity)) === recipient
}

/** age-encryption.org/v1, armoured. */
export async function sealFor(recipient: string, text: string): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return armor.encode(await encrypter.encrypt(text))
}

export class WrongKey extends Error {}

/** `keyFile` is an age key file, else the local key; throws `WrongKey`. */
export async function openSealed(sealed: string, keyFile?: string): Promise<string> {
  const decrypter = new Decrypter()
  const identity = keyFile === undefined ? await ownIdentity() : identityIn(keyFile)
  try {
    // The library's errors contain the key.
    decrypter.addIdentity(identity)
    return await decrypter.decrypt(armor.decode(sealed), 'text')
  } catch {
    throw new WrongKey(
      'It was sealed for another key, or the key is mistyped: name the file of its private key, --identity key.txt.',
    )
  }
}

function ownIdentity(): Promise<string> {
  return readOrCreateSecret(dataPath(config.DATA_DIR, 'sealKey'), generateX25519Identity)
}

/** age-keygen writes comments around the key. */
function identityIn(text: string): string {
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0]
  if (key === undefined) throw new WrongKey('That file holds no key of age (AGE-SECRET-KEY-…).')
  return key
}
