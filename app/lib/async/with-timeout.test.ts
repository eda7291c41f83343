import { expect, test } from 'vitest'

import { withTimeout } from './with-timeout.ts'

test('a result in time is returned, an error is thrown', async () => {
  expect(await withTimeout(Promise.resolve(7))).toBe(7)
  await expect(withTimeout(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
test('endless work times out', async () => {
  const never = new Promise<never>(() => undefined)
  await expect(withTimeout(never, 20)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
test('a failure after the timeout is not unhandled', async () => {
  const { promise: later, reject } = Promise.withResolvers<never>()
  await expect(withTimeout(later, 5)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  reject(new Error('too late'))
  // Node reports an unhandled rejection after the turn in which it failed.
  await new Promise((resolve) => setTimeout(resolve, 10))
})
