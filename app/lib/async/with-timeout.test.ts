import { expect, test } from 'vitest'

import { inTime } from './with-timeout.ts'

test('a result in time is returned, an error is thrown', async () => {
  expect(await inTime(Promise.resolve(7))).toBe(7)
  await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
test('endless work times out', async () => {
  const never = new Promise<never>(() => undefined)
  await expect(inTime(never, 20)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
test('a failure after the timeout is not unhandled', async () => {
  const { promise: later, reject } = Promise.withResolvers<never>()
  await expect(inTime(later, 5)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  reject(new Error('too late'))
  // Node reports an unhandled rejection after the turn in which it failed.
  await new Promise((resolve) => setTimeout(resolve, 10))
})
