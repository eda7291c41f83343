import { expect, test } from 'vitest'

import { viewCountText } from './views.ts'

test.each([
  [undefined, ''],
  [0, '0'],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('%s leads are shown as “%s”', (count, text) => {
  expect(viewCountText(count)).toBe(text)
})
