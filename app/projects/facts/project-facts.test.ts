import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { differences } from '#app/publishing/difference.ts'
import {
  placedFaults,
  publishFaults,
  parseProject,
} from '#app/projects/publishing/project-faults.ts'

import { changedFacts, factsOf, unsourced } from './project-facts.ts'

const maple = {
  id: 40,
  slug: 'maple-court',
  name: 'Maple Court',
  location: 'Sector 10, Greater Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '95 Lacs',
  area: '6.5 acres',
  possession: 'December 2027',
  summary: 'Homes on 6.5 acres.',
  checked: { source: 'developer', on: '2026-11-21' },
  facts: [{ figure: '23', label: 'Floors each' }],
  sections: [
    { kind: 'overview', paragraphs: ['Towers of 23 floors.'] },
    { kind: 'prices', rows: [{ label: '3 BHK', from: '95 Lacs', to: '1.15 CR' }] },
  ],
} satisfies Project

function projectOf(changed: Partial<Project>) {
  const { project } = parseProject({ ...maple, ...changed })
  if (!project) throw new Error('The listing of this test is no listing.')
  return project
}

test('reads the main facts wherever the page states them', () => {
  expect(factsOf(projectOf({}))).toEqual([
    { fact: 'price', part: '', value: '95 Lacs' },
    { fact: 'possession', part: '', value: 'December 2027' },
    { fact: 'area', part: '', value: '6.5 acres' },
    { fact: 'figure', part: 'Where it lies', value: 'Sector 10, Greater Noida' },
    { fact: 'figure', part: 'Kind of property', value: 'Apartments' },
    { fact: 'price', part: '3 BHK', value: '95 Lacs to 1.15 CR' },
    { fact: 'figure', part: 'Floors each', value: '23' },
  ])
  const rera = { registered: true, number: 'UPRERAPRJ1' } as const
  expect(factsOf(projectOf({ rera })).find(({ fact }) => fact === 'rera')?.value).toBe('UPRERAPRJ1')
})

test('a hidden price is no fact until it is public, but the price list is one', () => {
  const hidden = projectOf({ revealPrice: 'soon' })
  const prices = (of: typeof hidden) => factsOf(of).filter(({ fact }) => fact === 'price')
  expect(prices(hidden)).toEqual(prices(projectOf({})).filter(({ part }) => part !== ''))
  expect(prices(hidden).length).toBeGreaterThan(0)
  expect(changedFacts(hidden, projectOf({}))).toContainEqual({
    fact: 'price',
    part: '',
    was: '',
    became: '95 Lacs',
  })
})

test('a changed fact has its former value and needs its own source', () => {
  const changes = changedFacts(
    projectOf({}),
    projectOf({ possession: 'June 2028', area: undefined }),
  )
  expect(changes).toEqual([
    { fact: 'possession', part: '', was: 'December 2027', became: 'June 2028' },
    { fact: 'area', part: '', was: '6.5 acres', became: '' },
  ])
  const sources = { possession: { source: 'developer', on: '2026-11-26' } } as const
  expect(unsourced(changes, sources).map(({ fact }) => fact)).toEqual(['area'])
  expect(changedFacts(projectOf({}), projectOf({ summary: 'Homes.' }))).toEqual([])
})

test('two versions differ by value, each with its path', () => {
  const sections: Project['sections'] = [
    { kind: 'overview', paragraphs: ['Towers of 24 floors.', 'By the park.'] },
    ...maple.sections.slice(1),
  ]
  expect(differences(projectOf({}), projectOf({ sections, possession: undefined }))).toMatchObject([
    { at: ['possession'], was: '"December 2027"', became: undefined },
    {
      at: ['sections', 0, 'paragraphs', 0],
      was: '"Towers of 23 floors."',
      became: '"Towers of 24 floors."',
    },
    { at: ['sections', 0, 'paragraphs', 1], was: undefined, became: '"By the park."' },
  ])
})

test('publishing refuses what a build refuses, and a duplicate address or name', () => {
  const other = projectOf({ id: 41, slug: 'oak-court', name: 'Oak Court' })
  expect(publishFaults(projectOf({}), { others: [other, projectOf({})] })).toEqual([])
  expect(publishFaults(projectOf({ area: '7 acres' }), { others: [] })).toEqual([])
  expect(publishFaults(projectOf({ slug: 'oak-court' }), { others: [other] })).toEqual([
    { at: ['slug'], text: 'the address “oak-court” is that of Oak Court' },
  ])
  expect(publishFaults(projectOf({ slug: 'projects' }), { others: [] })).toHaveLength(1)
})

test('names a fault or warning at its field', () => {
  const at = (change: object, others: Parameters<typeof placedFaults>[1]['others'] = []) =>
    placedFaults(projectOf(change), { before: undefined, others, holders: new Map() }).map(
      (fault) => fault.at,
    )
  const sections = [{ kind: 'overview', paragraphs: ['By the park.', 'On 6.5 acres.'] }]
  expect(at({ area: '7 acres' })).toEqual([['summary']])
  expect(at({ area: '7 acres', summary: 'A garden.', sections })).toEqual([
    ['sections', 0, 'paragraphs', 1],
  ])
  expect(
    at({ slug: 'oak-court' }, [projectOf({ id: 41, slug: 'oak-court', name: 'Oak' })]),
  ).toEqual([['slug']])
  expect(at({ slug: 'projects' })).toEqual([['slug']])
  expect(at({ slug: 'admin' })).toEqual([['slug']])
  expect(at({ price: '1.20 CR' })).toEqual([['price']])
})

test('names a schema error at its field in the schema’s words', () => {
  expect(parseProject({ ...maple, area: 'large' }).faults).toEqual([
    { at: ['area'], text: 'must be a figure, a space and a unit' },
  ])
  expect(parseProject('nothing').faults).toHaveLength(1)
})
