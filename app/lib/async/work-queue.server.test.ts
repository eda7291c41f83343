import { expect, test } from 'vitest'

import { workQueue, type Caller } from './work-queue.server.ts'

function byHand(concurrency: number, maxQueued: number) {
  const queue = workQueue<string>({ concurrency, maxQueued })
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const ask = (key: string, asker?: Caller) =>
    queue(
      key,
      () => {
        const end = Promise.withResolvers<string>()
        started.push(key)
        ends.set(key, end)
        return end.promise
      },
      asker,
    )
  const finish = async (key: string) => {
    ends.get(key)?.resolve(`${key} done`)
    await settled()
  }
  const fail = (key: string) => ends.get(key)?.reject(new Error(`${key} failed`))
  return { ask, finish, fail, started }
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

test('work runs in order, with limited concurrency', async () => {
  const { ask, finish, started } = byHand(2, 9)
  const all = Promise.all(['a', 'b', 'c', 'd'].map((key) => ask(key)))
  expect(started).toEqual(['a', 'b'])
  await finish('b')
  expect(started).toEqual(['a', 'b', 'c'])
  await finish('a')
  await finish('c')
  await finish('d')
  expect(await all).toEqual(['a done', 'b done', 'c done', 'd done'])
})

test('the same key shares one run, and a later request runs again', async () => {
  const { ask, finish, started } = byHand(1, 9)
  const both = Promise.all([ask('a'), ask('a')])
  await finish('a')
  expect(await both).toEqual(['a done', 'a done'])
  const again = ask('a')
  await finish('a')
  expect([await again, started]).toEqual(['a done', ['a', 'a']])
})

test('beyond the limit it is busy, except for keys already queued', async () => {
  const { ask, finish } = byHand(1, 1)
  const [first, second, third] = [ask('a'), ask('b'), ask('c')]
  expect(await third).toBe('busy')
  const shared = [ask('a'), ask('b')]
  await finish('a')
  await finish('b')
  expect(await Promise.all([first, second, ...shared])).toEqual([
    'a done',
    'b done',
    'a done',
    'b done',
  ])
})

test('abandoned work is dropped and makes room', async () => {
  const { ask, finish, started } = byHand(1, 1)
  const [one, other] = [new AbortController(), new AbortController()]
  const first = ask('a')
  const waiting = [ask('b', { signal: one.signal }), ask('b', { signal: other.signal })]
  one.abort()
  expect(await waiting[0]).toBe('busy')
  expect(await ask('c')).toBe('busy')
  other.abort()
  expect(await waiting[1]).toBe('busy')
  const last = ask('c')
  await finish('a')
  await finish('c')
  expect([await first, await last]).toEqual(['a done', 'c done'])
  expect(started).toEqual(['a', 'c'])
})

test('running work finishes for the next caller, even if the first one has left', async () => {
  const { ask, finish, started } = byHand(1, 1)
  const leaving = new AbortController()
  const left = ask('a', { signal: leaving.signal })
  leaving.abort()
  expect(await left).toBe('busy')
  const next = ask('a')
  await finish('a')
  expect([await next, started]).toEqual(['a done', ['a']])
})

test('an aborted caller starts nothing', async () => {
  const { ask, started } = byHand(1, 1)
  expect(await ask('a', { signal: AbortSignal.abort() })).toBe('busy')
  expect(started).toEqual([])
})

test('patient callers wait until no one else does, and do not count', async () => {
  const { ask, finish, started } = byHand(1, 2)
  const asked = [
    ask('a'),
    ask('p', { isBackground: true }),
    ask('q', { isBackground: true }),
    ask('b'),
    ask('q'),
  ]
  for (const key of ['a', 'q', 'b', 'p']) await finish(key)
  expect(await Promise.all(asked)).not.toContain('busy')
  expect(started).toEqual(['a', 'q', 'b', 'p'])
})

test('a failure reaches only its own callers', async () => {
  const { ask, finish, fail } = byHand(1, 1)
  const failing = ask('a')
  const next = ask('b')
  fail('a')
  await expect(failing).rejects.toThrow('a failed')
  await settled()
  await finish('b')
  expect(await next).toBe('b done')
})
