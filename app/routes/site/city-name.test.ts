import { expect, test } from 'vitest'

import { cityName } from './city-name.ts'

test.each([
  ['noida', 'Noida'],
  ['GOA', 'Goa'],
  ['greater noida', 'Greater Noida'],
  ['x'.repeat(90), `X${'x'.repeat(39)}`],
])('%s is written %s', (word, name) => {
  expect(cityName(word)).toBe(name)
})
