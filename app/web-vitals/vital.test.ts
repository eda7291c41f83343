import { expect, test } from 'vitest'

import { vitalText } from './vital.ts'

test.each([
  [999.4, '999 ms'],
  [999.6, '1 s'],
  [1240, '1.24 s'],
])('%d milliseconds are written %s', (value, text) => {
  expect(vitalText('LCP', value)).toBe(text)
})
