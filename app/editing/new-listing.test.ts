import { expect, test } from 'vitest'

import { MOST_SLUG } from '#app/projects/slug.ts'

import { slugFor } from './new-listing.ts'

test('a name makes an address that nobody has, of whole words, however long it is', () => {
  const taken = new Set(['maple-court'])
  expect(slugFor('  Mäple Court! ', () => false)).toBe('maple-court')
  expect(slugFor('Maple Court', (one) => taken.has(one))).toBe('maple-court-2')
  expect(slugFor('मेपल', () => false)).toBe('listing')
  const name = 'Maple Court '.repeat(9)
  const first = slugFor(name, () => false)
  expect(first).toBe('maple-court-'.repeat(6) + 'maple')
  const second = slugFor(name, (one) => one === first)
  expect(second).toBe(`${first}-2`)
  expect(second.length).toBeLessThanOrEqual(MOST_SLUG)
})
