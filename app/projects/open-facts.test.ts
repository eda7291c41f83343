import { expect, test } from 'vitest'

import type { Section } from './sections/section.ts'
import { openFacts } from './open-facts.ts'

const sections: Section[] = [{ kind: 'overview', paragraphs: ['Homes.'] }]

test('what a page does not say is named, and nothing that it says', () => {
  const page = { type: 'Apartments', sections } as const
  expect(openFacts(page)).toEqual(['sizes', 'payment plan', 'possession'])
  expect(openFacts({ ...page, possession: 'December 2026' })).toEqual(['sizes', 'payment plan'])
  const facts = [
    { figure: '1850–3200', unit: 'sq ft', label: 'Sizes' },
    { figure: 'Dec 2026', label: 'Completion' },
  ]
  expect(openFacts({ ...page, facts })).toEqual(['payment plan'])
  const parts = [{ share: 50 }, { share: 50 }]
  expect(openFacts({ ...page, facts, sections: [{ kind: 'payment-plan', parts }] })).toEqual([])
})

test('of a project that is not announced yet nothing is called missing', () => {
  expect(
    openFacts({ type: 'Upcoming', sections: [{ kind: 'coming-soon', text: 'Soon.' }] }),
  ).toEqual([])
})
