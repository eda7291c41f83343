import { hashPassword as formerly } from 'better-auth/crypto'
import { expect, test } from 'vitest'

import { hashPassword, isOutdated, nobodysHash, verifyPassword } from './password-hash.server.ts'

const password = 'Nine boats at dawn é'

test('a hash names its parameters, meets OWASP, and fits its password only', async () => {
  const hash = await hashPassword(password)
  expect(hash).toMatch(/^scrypt\$65536\$8\$2\$[\da-f]{32}\$[\da-f]{128}$/)
  expect(await hashPassword(password)).not.toBe(hash)
  expect(isOutdated(hash)).toBe(false)
  expect(await verifyPassword({ hash, password })).toBe(true)
  expect(await verifyPassword({ hash, password: password.normalize('NFD') })).toBe(true)
  expect(await verifyPassword({ hash, password: 'Nine boats at dawn' })).toBe(false)
  expect(await verifyPassword({ hash: hash.slice(0, -2), password })).toBe(false)
})

test('a former hash is recognised as outdated', async () => {
  const hash = await formerly(password)
  expect(await verifyPassword({ hash, password })).toBe(true)
  expect(await verifyPassword({ hash, password: 'another one' })).toBe(false)
  expect(isOutdated(hash)).toBe(true)
  expect(isOutdated(hash.replace(':', '$').replace(/^/, 'scrypt$16384$16$1$'))).toBe(true)
})

test('the decoy hash fits no password, and looks like every other', async () => {
  const hash = nobodysHash()
  expect(hash).toMatch(/^scrypt\$65536\$8\$2\$[\da-f]{32}\$[\da-f]{128}$/)
  expect(isOutdated(hash)).toBe(false)
  expect(await verifyPassword({ hash, password })).toBe(false)
})

test.each(['', 'plain', 'scrypt$16384$8$5$00', 'bcrypt$1$1$1$00$00', ':'])(
  '"%s" is no hash, and no password fits it',
  async (hash) => {
    await expect(verifyPassword({ hash, password })).rejects.toThrow('no hash')
  },
)
