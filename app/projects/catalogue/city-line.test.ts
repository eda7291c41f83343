import { expect, test } from 'vitest'

import { cityLine } from './city-line.ts'

const project = { summary: 'Plots on a hill.', type: 'Plots', price: '' } as const

test('uses the summary of a city’s only project', () => {
  expect(cityLine([project])).toBe('Plots on a hill.')
})

test('counts several projects by type in filter order, with the lowest price', () => {
  const flats = { ...project, type: 'Apartments' } as const
  const all = [project, { ...flats, price: '1.50 CR' }, { ...flats, price: '85 Lacs' }]
  expect(cityLine(all)).toBe(
    '3\u00A0projects: 2\u00A0with apartments and 1\u00A0with plots. Prices shown start from ₹85\u00A0lakh. Ask us for the others.',
  )
})

test('ignores prices that are not public, and mentions none without any', () => {
  const hidden = { ...project, price: '90 Lacs', revealPrice: 'soon' } as const
  expect(cityLine([hidden, project])).toBe('2\u00A0projects, both with plots.')
  expect(cityLine([hidden, { ...project, price: '2 CR' }])).toContain(
    'One project shows its price: from ₹2',
  )
  expect(cityLine([])).toBeUndefined()
})
