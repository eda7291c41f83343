import {
  closeSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { handOver } from '#db/data-folder.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { changeOwner, openOwn, writeOwn } from './no-link.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)
const another = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0

function scene(name: string) {
  const data = join(folder, name, 'data')
  const victim = join(folder, name, 'shadow')
  mkdirSync(data, { recursive: true })
  writeFileSync(victim, 'of the machine', { mode: 0o600 })
  return { data, victim, isUntouched: () => [statSync(victim).uid, readFileSync(victim, 'utf8')] }
}
const UNTOUCHED = [process.getuid?.(), 'of the machine']

test('nothing is written through a link, neither new nor appended', () => {
  const { data, victim, isUntouched } = scene('write')
  const path = join(data, 'database-url')
  symlinkSync(victim, path)
  expect(() => writeOwn(path, 'an address', another)).toThrow('ELOOP')
  expect(() => closeSync(openOwn(path, 'append'))).toThrow('ELOOP')
  expect(isUntouched()).toEqual(UNTOUCHED)
})

test.runIf(isRoot)('the target of a link, and a hard-linked file, keep their owner', () => {
  const { data, victim, isUntouched } = scene('give')
  symlinkSync(victim, join(data, 'socket'))
  linkSync(victim, join(data, 'seal-key'))
  for (const name of ['socket', 'seal-key']) changeOwner(join(data, name), another)
  expect(isUntouched()).toEqual(UNTOUCHED)
})

test.runIf(isRoot)(
  'a folder swapped for a link is skipped, and existing files change owner',
  () => {
    const { data, victim, isUntouched } = scene('halfway')
    symlinkSync(join(victim, '..'), join(data, 'media'))
    changeOwner(join(data, 'media', 'shadow'), another, true)
    expect(isUntouched()).toEqual(UNTOUCHED)
    writeFileSync(join(data, 'privacy-secret'), 'a secret')
    handOver(data, another)
    expect(statSync(join(data, 'privacy-secret')).uid).toBe(another.uid)
    expect(isUntouched()).toEqual(UNTOUCHED)
  },
)
