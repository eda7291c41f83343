import { expect, test } from 'vitest'

import { withoutLastSlashes } from './slashes.ts'

test.each([
  ['/about//', '/about'],
  ['/a//b', '/a//b'],
  ['//', ''],
  ['', ''],
  [`/a${'/'.repeat(100_000)}b`, `/a${'/'.repeat(100_000)}b`],
])('the end of a path loses its slashes', (path, without) => {
  expect(withoutLastSlashes(path)).toBe(without)
})
