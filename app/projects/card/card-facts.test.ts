import { expect, test } from 'vitest'

import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { projects } from '#test/catalogue/catalogue.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'
import { poplarFarms } from '#test/catalogue/poplar-farms.ts'

import { cardFacts } from './card-facts.ts'

const bare = { ...elmSquare, facts: undefined, sections: [] }
const said = (project: Partial<Parameters<typeof cardFacts>[0]>) =>
  cardFacts({ ...bare, ...project }).map((fact) =>
    fact.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''),
  )
const homes = (...bedrooms: number[]) =>
  said({
    sections: [
      {
        kind: 'units',
        title: 'Residences',
        rows: bedrooms.map((count) => ({ name: `${count} BHK`, bedrooms: count })),
      },
    ],
  })

test('land, floors and homes come first, with three facts at most', () => {
  expect(said(birchHeights)).toEqual(['64 acres', '31 floors', '2, 3 & 4 BHK'])
  expect(said(cedarCourt)).toEqual(['6.5 acres', '20 floors', '3 & 5 BHK'])
})

test('lists bedrooms one by one, or many as a range', () => {
  expect(homes(3)).toEqual(['3 BHK'])
  expect(homes(3, 4)).toEqual(['3 & 4 BHK'])
  expect(homes(2, 3, 4, 5)).toEqual(['2–5 BHK'])
  expect(homes(1, 2, 4, 5)).toEqual(['1, 2, 4 & 5 BHK'])
})

test('fills the line with sizes and counts, never with terms of sale', () => {
  const plots = {
    smallest: 150,
    largest: 500,
    unit: 'sq yards',
    label: '150–500 sq yards',
  } as const
  expect(said({ ...alderMeadow, plots })).toEqual([
    '130+ acres',
    'plots 150–500 sq yards',
    '25+ amenities',
  ])
  expect(said({ ...cedarCourt, area: undefined, elevation: undefined })).toEqual([
    '3 & 5 BHK',
    '1,200–1,800 sq ft',
    '2 towers',
  ])
  expect(said({ sections: [], facts: [{ figure: 'G+19', label: 'Floors of studios' }] })).toEqual([
    'G+19 floors',
  ])
})

test('leaves out facts that the project does not state', () => {
  expect(said(poplarFarms)).toEqual([])
  expect(said(elmSquare)).toEqual([])
})

test('keeps figure and unit together, with at most three facts', () => {
  for (const facts of projects.map(cardFacts)) {
    expect(facts.length).toBeLessThanOrEqual(3)
    for (const fact of facts) expect(fact).not.toMatch(/\d\+? (?:acres|floors|BHK|sq)/)
  }
})
