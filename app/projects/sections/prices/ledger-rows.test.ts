import { expect, test } from 'vitest'

import type { Section } from '#app/projects/sections/section.ts'

import { withLedger } from './ledger-rows.ts'

test('short sections become rows of one ledger in order; longer ones stand alone', () => {
  const sections: Section[] = [
    { kind: 'overview', paragraphs: ['Homes.'] },
    { kind: 'features', title: 'Amenities', items: ['Clubhouse', 'Pool'] },
    { kind: 'particulars', title: 'Parking', rows: [{ label: 'Open', value: '421 spaces' }] },
    { kind: 'sustainability', paragraphs: ['LEED Platinum.'] },
    { kind: 'units', title: 'Plots', rows: [{ name: 'Plot', detail: '200 sq yards' }] },
    { kind: 'units', title: 'Residences', rows: [{ name: '3 BHK', bedrooms: 3 }] },
    { kind: 'features', title: 'Highlights', items: ['a', 'b', 'c', 'd', 'e'] },
    { kind: 'developer', paragraphs: ['One.', 'Two.'] },
  ]
  const { alone, rows } = withLedger(sections)
  expect(alone).toEqual([sections[0], ...sections.slice(5)])
  expect(rows).toMatchObject([
    { label: 'Amenities', values: ['Clubhouse', 'Pool'], section: 1, valuesAt: ['items'] },
    { label: 'Open', values: ['421 spaces'] },
    { label: 'Sustainability', values: ['LEED Platinum.'] },
    { label: 'Plot', values: ['200 sq yards'] },
  ])
})

test('links are one row with their description', () => {
  const items = [{ label: 'The developer', href: 'https://developer.example/' }]
  expect(withLedger([{ kind: 'links', items, note: 'Ask us first.' }]).rows).toMatchObject([
    { label: 'Developer’s website', values: ['Ask us first.'], links: items },
  ])
})
