import { expect, test } from 'vitest'

import { fitted, moved, without, withOne } from './row-keys.ts'

const three = fitted({ keys: [], next: 0 }, 3)

test('a new row gets an unused key, and a removed row takes its key along', () => {
  expect(three).toEqual({ keys: [0, 1, 2], next: 3 })
  const two = without(three, 1)
  expect(two.keys).toEqual([0, 2])
  expect(fitted(two, 3)).toEqual({ keys: [0, 2, 3], next: 4 })
  expect(fitted(three, 1).keys).toEqual([0])
})

test('a restored row leaves the keys of the others alone', () => {
  expect(withOne(without(three, 1), 1)).toEqual({ keys: [0, 3, 2], next: 4 })
  expect(withOne(without(three, 2), 2).keys).toEqual([0, 1, 3])
})

test('a key moves with its row, within the list', () => {
  expect(moved(three, 0, 1).keys).toEqual([1, 0, 2])
  expect(moved(three, 2, -1).keys).toEqual([0, 2, 1])
  expect(moved(three, 2, 1)).toEqual(three)
  expect(moved(three, 0, -1)).toEqual(three)
  expect(moved(three, 9, 1)).toEqual(three)
})
