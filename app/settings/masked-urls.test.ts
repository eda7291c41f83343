import { expect, test } from 'vitest'

import { maskUrls, unmaskUrls } from './masked-urls.ts'

const one = 'https://meera:sw@rd@crm.test/a'
const two = 'https://dev:key@crm.test/a'
const plain = 'https://crm.test/b?user=x@y.test'
const stored = `${one}, ${two},${plain}`

test('a user and a password are covered, and nothing else', () => {
  expect(maskUrls(stored)).toBe(`https://•••@crm.test/a, https://•••@crm.test/a,${plain}`)
  expect(maskUrls('')).toBe('')
})

test.each([
  'https:user:key@crm.test/a',
  'https:\\\\user:key@crm.test/a',
  'https:///key@crm.test/a',
])('a login is covered however it is written: %s', (url) => {
  expect(maskUrls(url)).toBe('https://•••@crm.test/a')
})

test('what was not typed over is stored as before, also where two look the same', () => {
  expect(unmaskUrls(maskUrls(stored), stored)).toBe(stored)
  expect(unmaskUrls(`https://new.test, ${maskUrls(two)}`, two)).toBe(`https://new.test, ${two}`)
})

test('a mask with nothing behind it is refused', () => {
  expect(unmaskUrls('https://•••@other.test/a', stored)).toBeUndefined()
  expect(unmaskUrls(`${maskUrls(two)}, ${maskUrls(two)}`, two)).toBeUndefined()
})
