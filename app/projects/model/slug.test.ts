import { expect, test } from 'vitest'

import { cutSlug, MAX_SLUG, slugFault, slugSchema } from './slug.ts'

const long = 'maple-court-'.repeat(8) + 'villas'

test('cuts an address at a word, and a single word within', () => {
  expect(cutSlug('maple-court')).toBe('maple-court')
  expect(cutSlug('maple-court-villas', 17)).toBe('maple-court')
  expect(cutSlug('maple-court-villas', 11)).toBe('maple-court')
  expect(cutSlug('maplecourt', 4)).toBe('mapl')
  expect(slugFault(cutSlug(long))).toBeUndefined()
})

test('a long address gets advice and is still read', () => {
  expect(slugFault('a'.repeat(MAX_SLUG))).toBeUndefined()
  expect(slugFault(long)).toBe(
    `has at most 80 characters: shorten it, as to “${'maple-court-'.repeat(6)}maple”`,
  )
  expect(slugSchema.safeParse(long).success).toBe(true)
  expect(slugSchema.safeParse('Maple Court').success).toBe(false)
})
