import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'

import { unseal } from '#db/backup/seal.ts'

import { openSealed, sealFor } from './withdrawal/seal.server.ts'

test('a mistyped private key is refused without repeating any part', async () => {
  const key = await generateX25519Identity()
  const sealed = await sealFor(await identityToRecipient(key), 'held')
  const mistyped = `${key.slice(0, -1)}${key.endsWith('Q') ? 'P' : 'Q'}`
  const tries = [openSealed(sealed, mistyped), unseal(new ReadableStream(), [mistyped])]
  for (const one of tries) {
    const reason = await one.then(
      () => new Error('opened'),
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    expect(reason.message).toContain('mistyped')
    expect(`${reason.stack} ${String(reason.cause)}`).not.toContain(mistyped.slice(15, 40))
  }
})
