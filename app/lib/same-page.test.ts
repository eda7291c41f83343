import { expect, test } from 'vitest'

import { unlessSamePage } from './same-page.ts'

const asked = (from: string, to: string) =>
  unlessSamePage({
    currentUrl: new URL(from, 'https://example.com'),
    nextUrl: new URL(to, 'https://example.com'),
    defaultShouldRevalidate: true,
  })

test('a hash that comes, changes or goes loads nothing again', () => {
  expect(asked('/a', '/a#one')).toBe(false)
  expect(asked('/a#one', '/a#two')).toBe(false)
  expect(asked('/a?x=1#one', '/a?x=1')).toBe(false)
})

test('another page, another search and the same address again load as always', () => {
  expect(asked('/a', '/b#one')).toBe(true)
  expect(asked('/a?x=1#one', '/a?x=2')).toBe(true)
  expect(asked('/a', '/a')).toBe(true)
})
