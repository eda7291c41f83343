import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { hashRow, type HashPriority } from './hash-row.ts'

function byHand(bounds?: Parameters<typeof hashRow>[0]) {
  const inRow = hashRow({ rest: 0, ...bounds })
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const ask = (asker: HashPriority, name: string) =>
    inRow(asker, () => {
      const end = Promise.withResolvers<string>()
      begun.push(name)
      ends.set(name, end)
      return end.promise
    })
  const finish = async (name: string) => {
    ends.get(name)?.resolve(`${name} done`)
    await sleep(0)
  }
  const fail = (name: string) => ends.get(name)?.reject(new Error(`${name} failed`))
  return { ask, finish, fail, begun }
}

test('one hash at a time: sessions first, then known people, strangers last', async () => {
  const { ask, finish, begun } = byHand()
  const all = [ask('stranger', 'flood 1'), ask('stranger', 'flood 2'), ask('stranger', 'flood 3')]
  all.push(ask('known', 'Asha'), ask('within', 'Meera'), ask('known', 'Ravi'))
  await sleep(0)
  expect(begun).toEqual(['flood 1'])
  for (const name of ['flood 1', 'Meera', 'Asha']) await finish(name)
  expect(begun).toEqual(['flood 1', 'Meera', 'Asha', 'Ravi'])
  for (const name of ['Ravi', 'flood 2', 'flood 3']) await finish(name)
  expect(await Promise.all(all)).toEqual(
    ['flood 1', 'flood 2', 'flood 3', 'Asha', 'Meera', 'Ravi'].map((name) => `${name} done`),
  )
})

test('a full queue is busy for the next stranger, and not for known people', async () => {
  const { ask, finish, begun } = byHand({ max: { within: 9, known: 1, stranger: 1 } })
  const [first, second] = [ask('stranger', 'one'), ask('stranger', 'two')]
  expect(await ask('stranger', 'three')).toBe('busy')
  const known = ask('known', 'Asha')
  expect(await ask('known', 'too many')).toBe('busy')
  const within = [ask('within', 'a'), ask('within', 'b'), ask('within', 'c')]
  for (const name of ['one', 'a', 'b', 'c', 'Asha', 'two']) await finish(name)
  expect(await Promise.all([first, second, known, ...within])).not.toContain('busy')
  expect(begun).not.toContain('three')
  const later = ask('stranger', 'later')
  await sleep(0)
  await finish('later')
  expect(await later).toBe('later done')
})

test('a stranger whose wait is too long gets busy and frees the place; a session keeps waiting', async () => {
  const { ask, finish, begun } = byHand({ timeoutMs: { known: 20, stranger: 10 } })
  const first = ask('stranger', 'slow')
  const patient = ask('within', 'Meera')
  expect(await Promise.all([ask('stranger', 'two'), ask('known', 'Asha')])).toEqual([
    'busy',
    'busy',
  ])
  await finish('slow')
  await finish('Meera')
  expect([await first, await patient]).toEqual(['slow done', 'Meera done'])
  expect(begun).toEqual(['slow', 'Meera'])
})

test('a failing hash fails its own caller only', async () => {
  const { ask, finish, fail } = byHand()
  const failing = ask('stranger', 'bad')
  const next = ask('stranger', 'good')
  await sleep(0)
  fail('bad')
  await expect(failing).rejects.toThrow('bad failed')
  await sleep(0)
  await finish('good')
  expect(await next).toBe('good done')
})

test('among strangers each hash waits as long as the last one took, and known people do not', async () => {
  const { ask, finish, begun } = byHand({ rest: 2 })
  const all = [ask('stranger', 'one'), ask('stranger', 'two')]
  await sleep(150)
  await finish('one')
  const late = ask('stranger', 'three')
  all.push(late, ask('known', 'Asha'))
  await sleep(0)
  expect(begun).toEqual(['one', 'Asha'])
  await finish('Asha')
  await sleep(100)
  expect(begun).toEqual(['one', 'Asha'])
  await expect.poll(() => begun, { timeout: 3000 }).toEqual(['one', 'Asha', 'two'])
  await finish('two')
  await expect.poll(() => begun, { timeout: 3000 }).toContain('three')
  await finish('three')
  expect(await Promise.all(all)).not.toContain('busy')
})

test('earlier waiting counts, and a caller with no time left waits no more', async () => {
  const inRow = hashRow({ rest: 0, timeoutMs: { known: 1000, stranger: 1000 } })
  const end = Promise.withResolvers<string>()
  const first = inRow('stranger', () => end.promise)
  const late = inRow('stranger', () => Promise.resolve('late'), performance.now() - 1000)
  expect(await late).toBe('busy')
  const early = Array.from({ length: 4 }, (_, index) =>
    inRow('stranger', () => Promise.resolve(String(index))),
  )
  end.resolve('first')
  expect(await Promise.all([first, ...early])).toEqual(['first', '0', '1', '2', '3'])
})

test('strangers are counted from their request, not from the queue', () => {
  const { enter, isFull } = hashRow()
  const leaves = Array.from({ length: 4 }, () => enter())
  expect(isFull()).toBe(false)
  leaves.push(enter())
  expect(isFull()).toBe(true)
  leaves[0]?.()
  expect(isFull()).toBe(false)
})

test('a caller past its limit gets busy, without a negative timer', async () => {
  const clock = vi.spyOn(globalThis, 'setTimeout')
  const inRow = hashRow({ rest: 5 })
  const end = Promise.withResolvers<string>()
  const first = inRow('stranger', () => end.promise)
  const longAgo = performance.now() - 600_000
  expect(await inRow('stranger', () => end.promise, longAgo)).toBe('busy')
  const second = inRow('stranger', () => Promise.resolve('second'))
  end.resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  const waits = clock.mock.calls.map(([, ms = 0]) => ms)
  clock.mockRestore()
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.filter((ms) => ms < 0)).toEqual([])
})
