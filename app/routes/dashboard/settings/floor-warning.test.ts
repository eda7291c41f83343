import { expect, test } from 'vitest'

import { floorWarning } from './floor-warning.ts'

const posted = (floor: string | undefined, confirms = '') => ({
  sent: { texts: floor === undefined ? {} : { FREE_SPACE_FLOOR_MB: floor } },
  confirms,
})

test('more than what is free is asked once, and taken when it is confirmed', () => {
  const warning = floorWarning(posted('900'), 800)
  expect(warning?.errors.FREE_SPACE_FLOOR_MB).toMatch(/800 MB .* 900 MB/)
  expect(floorWarning(posted('900', warning?.confirms), 800)).toBeUndefined()
  expect(floorWarning(posted('901', warning?.confirms), 800)).toBeDefined()
})

test.each([
  [undefined, 800],
  ['800', 800],
  ['900', undefined],
  ['no number', 800],
])('a floor of %s with %s MB free is no warning', (floor, free) => {
  expect(floorWarning(posted(floor), free)).toBeUndefined()
})
