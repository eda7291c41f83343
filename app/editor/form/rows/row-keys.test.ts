import { expect, test } from 'vitest'

import { fitted, moved, without, withOne } from './row-keys.ts'

const three = fitted({ keys: [], next: 0 }, 3)

test('a row that comes has a key that no row had, and one that goes takes its own with it', () => {
  expect(three).toEqual({ keys: [0, 1, 2], next: 3 })
  const two = without(three, 1)
  expect(two.keys).toEqual([0, 2])
  expect(fitted(two, 3)).toEqual({ keys: [0, 2, 3], next: 4 })
  expect(fitted(three, 1).keys).toEqual([0])
})

test('a row that is put back among the others leaves theirs with them', () => {
  expect(withOne(without(three, 1), 1)).toEqual({ keys: [0, 3, 2], next: 4 })
  expect(withOne(without(three, 2), 2).keys).toEqual([0, 1, 3])
})

test('a key goes with its row, and nowhere beyond the ends of the list', () => {
  expect(moved(three, 0, 1).keys).toEqual([1, 0, 2])
  expect(moved(three, 2, -1).keys).toEqual([0, 2, 1])
  expect(moved(three, 2, 1)).toEqual(three)
  expect(moved(three, 0, -1)).toEqual(three)
  expect(moved(three, 9, 1)).toEqual(three)
})
