import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { start } from '#test/helpers/site/process.ts'

import { readSecret, readOrCreateSecret } from './stored-secret.server.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

test('only a missing file is replaced by a new secret', async () => {
  const file = join(folder, 'secret')
  expect(await readSecret(file)).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
  const [one, other] = await Promise.all([readOrCreateSecret(file), readOrCreateSecret(file)])
  expect(one).toBe(other)
  expect(readFileSync(file, 'utf8').trim()).toBe(one)
})

test('an empty or unreadable file is not replaced, and the error says why', async () => {
  const empty = join(folder, 'empty')
  writeFileSync(empty, '\n')
  await expect(readOrCreateSecret(empty)).rejects.toThrow('Put its secret back')
  expect(readFileSync(empty, 'utf8')).toBe('\n')
  await expect(readOrCreateSecret(folder)).rejects.toThrow('EISDIR')
})

test.runIf(process.getuid?.() === 0)('a file of another account is named as such', async () => {
  chmodSync(folder, 0o755)
  const file = join(folder, 'of root')
  writeFileSync(file, 'a secret of root', { mode: 0o600 })
  const module = new URL('stored-secret.server.ts', import.meta.url).href
  const script = `process.setgid(65534); process.setuid(65534)
    const { readOrCreateSecret } = await import('${module}')
    await readOrCreateSecret('${file}').catch((error) => console.log(error.message))`
  const run = start(['--input-type=module', '--eval', script])
  await run.ended
  expect(run.output()).toMatch(/of root belongs to another account .*“chown \S+ .*of root”/)
  expect(run.output()).toContain('Do not remove it')
})
