import { expect, test } from 'vitest'

import { isKnownTag } from './entity-tag.ts'

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a" , "y"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [null, '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match %s and the tag %s: %s', (held, tag, isKnown) => {
  expect(isKnownTag(held, tag)).toBe(isKnown)
})
