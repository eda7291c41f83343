import { expect, test } from 'vitest'

import { cutSlug, MOST_SLUG, slugSchema } from './slug.ts'

const long = 'maple-court-'.repeat(8) + 'villas'

test('an address is cut at a word, and a single word within', () => {
  expect(cutSlug('maple-court')).toBe('maple-court')
  expect(cutSlug('maple-court-villas', 17)).toBe('maple-court')
  expect(cutSlug('maple-court-villas', 11)).toBe('maple-court')
  expect(cutSlug('maplecourt', 4)).toBe('mapl')
  expect(slugSchema.safeParse(cutSlug(long)).success).toBe(true)
})

test('one that is too long is refused with a word on what to do', () => {
  expect(slugSchema.safeParse('a'.repeat(MOST_SLUG)).success).toBe(true)
  expect(slugSchema.safeParse(long).error?.issues[0]?.message).toBe(
    `has at most 80 characters: shorten it, as to “${'maple-court-'.repeat(6)}maple”`,
  )
})
