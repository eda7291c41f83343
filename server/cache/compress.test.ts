import { expect, test } from 'vitest'

import { chooseEncoding } from './compress.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', undefined],
  ['', undefined],
])('Accept-Encoding "%s" is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
