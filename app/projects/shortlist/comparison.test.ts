import { expect, test } from 'vitest'

import { shownProjects } from '#app/projects/model/interest-only.ts'
import type { Project } from '#app/projects/model/project.ts'
import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { projects } from '#test/catalogue/catalogue.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { poplarFarms } from '#test/catalogue/poplar-farms.ts'

import { compareProjects } from './comparison.ts'

const NONE = 'Not announced'

function compare(...compared: Project[]) {
  const { rows } = compareProjects(compared, '2026-11-29')
  return new Map(rows.map(({ label, values }) => [label, values]))
}

test('shows facts next to each other, and the state of each question', () => {
  const rows = compare(birchHeights, cedarCourt, alderMeadow, poplarFarms)
  expect(rows.get('Possession')).toEqual(['In about four years', 'December 2026', NONE, NONE])
  expect(rows.get('Homes')).toEqual(['2 BHK, 3 BHK, 4 BHK', '3 BHK, 5 BHK', undefined, undefined])
  expect(rows.get('Sizes')).toEqual([NONE, '1,200–1,800 sq ft', '150–500 sq yards', NONE])
  expect(rows.get('Land')).toEqual(['64 acres', '6.5 acres', '130+ acres', undefined])
  expect(rows.get('RERA number')).toEqual([
    'Registered, number on request',
    'UPRERAPRJ1',
    'P51700000004',
    'On request',
  ])
  expect(rows.get('Payment plan')).toEqual([NONE, '40:60', NONE, NONE])
})

test('what is not announced leads to where one asks for it', () => {
  const { rows } = compareProjects([cedarCourt, alderMeadow], '2026-11-29')
  const possession = rows.find(({ label }) => label === 'Possession')
  expect(possession?.tellMe).toEqual([null, '/tell-me?project=alder-meadow&question=possession'])
  expect(rows.find(({ label }) => label === 'Land')?.tellMe).toBeUndefined()
})

test('a fact that no project states has no row', () => {
  const rows = compare(poplarFarms, { ...poplarFarms, developer: 'Poplar' })
  expect([...rows.keys()]).toEqual(['Price', 'RERA number', 'Location', 'Type', 'Developer'])
})

test('a comparison of interest-only projects has no row about terms of sale', () => {
  const rows = compare(...shownProjects([poplarFarms, birchHeights], 'interest-only'))
  expect(rows.has('Price') || rows.has('Payment plan')).toBe(false)
})

test('every row of a comparison has a value', () => {
  for (const { values } of compareProjects(projects, '2026-11-29').rows) {
    expect(values).toHaveLength(projects.length)
    expect(values.some(Boolean)).toBe(true)
  }
})
