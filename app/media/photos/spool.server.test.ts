import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { withSpooled } from './spool.server.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

const uploads = join(folder, 'uploads')
const bodyOf = (text: string) => new Blob([text]).stream()
const lengthOf = (path: string) => Promise.resolve(readFileSync(path).length)

test('keeps the request’s body in a file during the work only', async () => {
  const sent = { body: bodyOf('photograph'), maxBytes: 10 }
  expect(await withSpooled(folder, sent, lengthOf)).toBe(10)
  expect(readdirSync(uploads)).toEqual([])
})

test('a body that is too long or incomplete leaves no file', async () => {
  const sent = { body: bodyOf('photographs'), maxBytes: 10 }
  expect(await withSpooled(folder, sent, lengthOf)).toBe('large')
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new Error('left')),
  })
  await expect(withSpooled(folder, { body, maxBytes: 10 }, lengthOf)).rejects.toThrow('left')
  expect(readdirSync(uploads)).toEqual([])
})

test('deletes the files of a killed process after an hour', async () => {
  mkdirSync(uploads, { recursive: true })
  const [old, young] = [join(uploads, 'old'), join(uploads, 'young')]
  for (const file of [old, young]) writeFileSync(file, 'half')
  utimesSync(old, new Date(), new Date(Date.now() - 3_700_000))
  await withSpooled(folder, { body: bodyOf('a'), maxBytes: 10 }, lengthOf)
  expect([existsSync(old), existsSync(young)]).toEqual([false, true])
})
