import { expect, test } from 'vitest'

import { placesOn } from './row-drag.ts'

test.each([
  ['where it was', 1, 150, 0],
  ['a little further, before the middle of the next', 1, 240, 0],
  ['past the middle of the next', 1, 260, 1],
  ['below all', 0, 900, 3],
  ['above all', 3, -20, -3],
  ['before the middle of the first', 2, 40, -2],
])('a row of four that is dropped %s', (_, at, y, by) => {
  expect(placesOn([50, 150, 250, 350], at, y)).toBe(by)
})
