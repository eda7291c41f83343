import { expect, test } from 'vitest'

import { maxPixels, sizesOf } from './picture-sizes.ts'

const photo = { width: 1200, height: 800 }

test('a picture that is cropped at its sides is wider than its place', () => {
  expect(sizesOf(photo, [{ width: '60vw', shape: 1 }])).toMatch(/, 90vw$/)
  expect(sizesOf(photo, [{ width: '60vw', height: '400px' }])).toMatch(/, max\(60vw, 600px\)$/)
})

test('a picture that is cropped at top and bottom is as wide as its place', () => {
  expect(sizesOf(photo, [{ width: '60vw', shape: 2 }])).toMatch(/, 60vw$/)
  expect(sizesOf(photo, [{ width: '60vw', shape: 3 / 2 }])).toMatch(/, 60vw$/)
  expect(sizesOf(photo, [{ width: '60vw' }])).toMatch(/, 60vw$/)
})

test('keeps the order of places, with a dense phone first', () => {
  const places = [{ when: '(min-width: 60em)', width: '50vw' }, { width: '80vw' }] as const
  expect(sizesOf(photo, places)).toBe(
    '(max-width: 39.99em) and (min-resolution: 2.5dppx) 60vw, (min-width: 60em) 50vw, 80vw',
  )
})

test('a picture of a fixed width needs at most two dots a pixel', () => {
  const cut = [{ when: '(min-width: 90em)', width: '600px', shape: 1 }, { width: '80vw' }] as const
  expect(maxPixels(photo, cut)).toBe(1800)
  expect(maxPixels(photo, [{ width: '100vw' }])).toBe(Infinity)
  expect(maxPixels(photo, [{ width: '600px', height: '90vh' }])).toBe(Infinity)
})
