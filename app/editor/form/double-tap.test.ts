import { expect, test } from 'vitest'

import { isSecondTap } from './double-tap.ts'

const first = { timeStamp: 1000, clientX: 100, clientY: 200, detail: 1 }

test.each([
  ['at once, at the same place', { timeStamp: 1120 }, true],
  ['a thumb’s breadth aside', { timeStamp: 1120, clientY: 225 }, true],
  ['somewhere else', { timeStamp: 1120, clientY: 260 }, false],
  ['after a look at what came', { timeStamp: 1700 }, false],
  ['by the keys', { timeStamp: 1120, detail: 0 }, false],
])('a press %s', (_, next, isSecond) => {
  expect(isSecondTap(first, { ...first, ...next })).toBe(isSecond)
})

test('a click by keyboard has no second tap', () => {
  expect(isSecondTap({ ...first, detail: 0 }, { ...first, timeStamp: 1010 })).toBe(false)
})
