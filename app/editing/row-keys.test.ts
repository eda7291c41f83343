import { expect, test } from 'vitest'

import { fitted, moved, without } from './row-keys.ts'

const three = fitted({ keys: [], next: 0 }, 3)

test('a row that comes has a key that no row had, and one that goes takes its own with it', () => {
  expect(three).toEqual({ keys: [0, 1, 2], next: 3 })
  const two = without(three, 1)
  expect(two.keys).toEqual([0, 2])
  expect(fitted(two, 3)).toEqual({ keys: [0, 2, 3], next: 4 })
  expect(fitted(three, 1).keys).toEqual([0])
})

test('a key goes with its row, and nowhere beyond the ends of the list', () => {
  expect(moved(three, 0, 1).keys).toEqual([1, 0, 2])
  expect(moved(three, 2, -1).keys).toEqual([0, 2, 1])
  expect(moved(three, 2, 1)).toEqual(three)
  expect(moved(three, 0, -1)).toEqual(three)
  expect(moved(three, 9, 1)).toEqual(three)
})
