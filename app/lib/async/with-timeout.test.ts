import { expect, test } from 'vitest'

import { inTime } from './with-timeout.ts'

test('what is done in time is answered, what fails is thrown', async () => {
  expect(await inTime(Promise.resolve(7))).toBe(7)
  await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
test('what never ends is given up', async () => {
  const never = new Promise<never>(() => undefined)
  await expect(inTime(never, 20)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
test('what fails after it was given up harms nobody', async () => {
  const { promise: later, reject } = Promise.withResolvers<never>()
  await expect(inTime(later, 5)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  reject(new Error('too late'))
  // Node reports an unhandled rejection after the turn in which it failed.
  await new Promise((resolve) => setTimeout(resolve, 10))
})
