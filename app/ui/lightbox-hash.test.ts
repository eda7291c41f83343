import { expect, test } from 'vitest'

import { lightboxHash, lightboxIndex } from './lightbox-hash.ts'

test('a picture opens under the hash that it was given', () => {
  expect(lightboxHash('projects-highlights', 2)).toBe('#projects-highlights-3')
  for (const index of [0, 4, 9]) {
    expect(lightboxIndex(lightboxHash('luxury-insights', index), 'luxury-insights', 10)).toBe(index)
  }
})

test('a hash of another gallery, of no picture or of none opens nothing', () => {
  for (const hash of ['', '#views', '#views-', '#views-0', '#views-6', '#views-1a', '#views-01']) {
    expect(lightboxIndex(hash, 'views', 5)).toBeUndefined()
  }
  expect(lightboxIndex('#other-1', 'views', 5)).toBeUndefined()
  expect(lightboxIndex('#views-east-1', 'views', 5)).toBeUndefined()
})
