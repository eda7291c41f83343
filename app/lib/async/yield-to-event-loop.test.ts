import { expect, test } from 'vitest'

import { runSync, runYielding, type Steps } from './yield-to-event-loop.ts'

function* counting(most: number, busyMs = 0): Steps<number> {
  for (let count = 0; count < most; count += 1) {
    const end = performance.now() + busyMs
    while (performance.now() < end);
    yield
  }
  return most
}

test('both ways have the same result', async () => {
  expect(runSync(counting(3))).toBe(3)
  expect(await runYielding(counting(3))).toBe(3)
})

test('other work runs during a long task', async () => {
  const done: string[] = []
  const work = runYielding(counting(10, 5)).then(() => done.push('the work'))
  setTimeout(() => done.push('another'))
  await work
  expect(done).toEqual(['another', 'the work'])
})

function* failing(): Steps<number> {
  yield
  throw new Error('no')
}

test('an error reaches the caller', async () => {
  await expect(runYielding(failing())).rejects.toThrow('no')
})
