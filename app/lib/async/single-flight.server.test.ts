import { existsSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { singleFlight } from './single-flight.server.ts'
import { replaceFile } from './replace-file.server.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

function never(): Promise<never> {
  return Promise.reject(new Error('It was made.'))
}

test('simultaneous requests share one run, and the file is cached', async () => {
  const once = singleFlight({ concurrency: 2, maxQueued: 9 })
  const file = join(folder, 'deep/a.txt')
  let made = 0
  const make = async () => {
    made += 1
    await sleep(10)
    return Buffer.from('made')
  }
  const all = await Promise.all([once(file, make), once(file, make), once(file, make)])
  expect(all.map(String)).toEqual(['made', 'made', 'made'])
  expect(String(await singleFlight({ concurrency: 1, maxQueued: 9 })(file, make))).toBe('made')
  expect(made).toBe(1)
})

test('concurrency is limited', async () => {
  const once = singleFlight({ concurrency: 2, maxQueued: 9 })
  let [running, most] = [0, 0]
  const make = async () => {
    running += 1
    most = Math.max(most, running)
    await sleep(10)
    running -= 1
    return Buffer.from('x')
  }
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => once(join(folder, name), make)))
  expect(most).toBe(2)
})

test('a file that cannot be stored is still answered, and a failed run is retried', async () => {
  const once = singleFlight({ concurrency: 1, maxQueued: 9 })
  await replaceFile(join(folder, 'file'), 'a file where a folder should be')
  const beneath = join(folder, 'file/beneath')
  expect(String(await once(beneath, () => Promise.resolve(Buffer.from('made'))))).toBe('made')
  const file = join(folder, 'again')
  await expect(once(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
  expect(String(await once(file, () => Promise.resolve(Buffer.from('yes'))))).toBe('yes')
})

test('a replaced file leaves no temporary file', async () => {
  const file = join(folder, 'list.json')
  await replaceFile(file, 'one')
  await replaceFile(file, 'two')
  expect(await readFile(file, 'utf8')).toBe('two')
  writeFileSync(join(folder, 'blocked'), '')
  await expect(replaceFile(join(folder, 'blocked/list.json'), 'three')).rejects.toThrow(
    /ENOTDIR|EEXIST/,
  )
  expect((await readdir(folder)).toSorted()).toEqual(['blocked', 'list.json'])
})

test('simultaneous readers of a file share one buffer', async () => {
  const once = singleFlight({ concurrency: 1, maxQueued: 9 })
  const file = join(folder, 'read.txt')
  await replaceFile(file, 'kept')
  const [one, other] = await Promise.all([once(file, never), once(file, never)])
  expect(String(one)).toBe('kept')
  expect(other).toBe(one)
  await replaceFile(file, 'new')
  expect(String(await once(file, never))).toBe('new')
})

test('beyond the limit, or for an aborted request, the answer is busy and nothing runs', async () => {
  const once = singleFlight({ concurrency: 1, maxQueued: 0 })
  const gate = Promise.withResolvers<Buffer<ArrayBuffer>>()
  const begun = Promise.withResolvers<void>()
  const first = once(join(folder, 'first'), () => {
    begun.resolve()
    return gate.promise
  })
  await begun.promise
  expect(await once(join(folder, 'second'), never)).toBe('busy')
  gate.resolve(Buffer.from('made'))
  expect(String(await first)).toBe('made')
  const signal = AbortSignal.abort()
  expect(await once(join(folder, 'third'), never, { signal })).toBe('busy')
})
