import { expect, test } from 'vitest'

import { placeOfFact } from '#app/projects/facts/fact-places.ts'
import { changedFacts } from '#app/projects/facts/project-facts.ts'
import { withoutFacts } from '#app/projects/facts/without-facts.ts'
import { changeText } from '#app/projects/history/change-texts.ts'
import type { Project } from '#app/projects/model/project.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { placedFaults, parseProject } from './project-faults.ts'

function projectOf(changed: Partial<Project>) {
  const { project, faults } = parseProject({ ...cedarCourt, ...changed })
  if (!project) throw new Error(JSON.stringify(faults))
  return project
}

type Sections = Project['sections']
const bare = { kind: 'overview', paragraphs: ['Homes.'] } satisfies Sections[number]
const particulars = (...rows: [string, string][]): Sections => [
  bare,
  {
    kind: 'particulars',
    title: 'At a glance',
    rows: rows.map(([label, value]) => ({ label, value })),
  },
]
const homes = (detail?: string): Sections => [
  bare,
  { kind: 'units', title: 'Residences', rows: [{ name: '3 BHK', detail }] },
]
const prices = (...rows: { label: string; from: string; to?: string }[]): Sections => [
  bare,
  { kind: 'prices', rows },
]
const changes = (before: Sections, after: Sections) =>
  changedFacts(projectOf({ sections: before }), projectOf({ sections: after }))

test.each([
  ['Price', '₹ 80 Lacs', 'price', 'Price: ₹ 80 Lacs, new'],
  ['Possession', 'May 2027', 'possession', 'Possession: May 2027, new'],
  ['RERA number', 'UPRERAPRJ1', 'rera', 'RERA number: UPRERAPRJ1, new'],
  ['Built-up area', '200 acres', 'area', 'Built-up area: 200\u00A0acres, new'],
  ['Lifts', '12', 'figure', 'Lifts: 12, new'],
])('a row of particulars is a fact: %s', (label, value, fact, words) => {
  const [change, ...others] = changes([bare], particulars([label, value]))
  expect(others).toEqual([])
  expect(change).toEqual({ fact, part: label, was: '', became: value })
  expect(change && changeText(change)).toBe(words)
  const project = projectOf({ sections: particulars([label, value]) })
  expect(change && placeOfFact(change, project)).toEqual(['sections', 1, 'rows', 0])
})

test('the size of a home and a drawing to scale are facts', () => {
  expect(changes(homes(), homes('1,850 sq ft'))).toEqual([
    { fact: 'figure', part: '3 BHK', was: '3 BHK', became: '1,850 sq ft' },
  ])
  const elevation = { ...cedarCourt.elevation, floors: 21, towers: 3 }
  expect(changedFacts(projectOf({}), projectOf({ elevation }))).toEqual([
    {
      fact: 'figure',
      part: 'Drawing to scale',
      was: 'Two towers of 20 floors (2 × 20 floors)',
      became: 'Two towers of 20 floors (3 × 21 floors)',
    },
  ])
})

const told = (before: Sections[number], after: Sections[number]) =>
  changes([bare, before], [bare, after]).map(({ part, became }) => [part, became])
const way = (km: number) => ({ kind: 'location' as const, items: [{ place: 'Airport', km }] })
const plan = (share: number) => ({
  kind: 'payment-plan' as const,
  parts: [{ share, due: 'on booking' }, { share: 100 - share }],
})
const claims = (...items: string[]) => ({ kind: 'claims' as const, items })
const tiles = (title: string) => ({
  kind: 'tiles' as const,
  title: 'At a glance',
  items: [
    { icon: 'area' as const, title, text: 'Total area.' },
    { icon: 'ceiling' as const, title: 'High ceilings' },
  ],
})

test('changed distances, shares of payment and developer’s claims are facts', () => {
  expect(told(way(28.5), way(18.5))).toEqual([['Airport', '18.5 km']])
  expect(told(plan(40), plan(10))).toEqual([['Shares of the payment', '10% on booking, 90%']])
  expect(told(claims('18% a year.'), claims('24% a year.'))).toEqual([
    ['What the developer states', '24% a year.'],
  ])
  expect(told(tiles('500 sq ft'), tiles('900 sq ft'))).toEqual([['Total area', '900 sq ft']])
})

test('reports each change of two rows with one name, and refuses them until renamed', () => {
  const twice = (to: string) =>
    prices({ label: 'Plot', from: '95 Lacs', to }, { label: 'Plot', from: '1.15 CR' })
  expect(changes(twice('1.00 CR'), twice('1.10 CR'))).toEqual([
    { fact: 'price', part: 'Plot', was: '95 Lacs to 1.00 CR', became: '95 Lacs to 1.10 CR' },
  ])
  const later = prices({ label: 'Plot', from: '95 Lacs' }, { label: 'Plot', from: '1.25 CR' })
  const before = prices({ label: 'Plot', from: '95 Lacs' }, { label: 'Plot', from: '1.15 CR' })
  expect(changes(before, later)).toEqual([
    { fact: 'price', part: 'Plot (2)', was: '1.15 CR', became: '1.25 CR' },
  ])
  const project = projectOf({ price: '95 Lacs', summary: 'Plots.', sections: before })
  expect(placedFaults(project, { before: undefined, others: [], holders: new Map() })).toEqual([
    {
      at: ['sections', 1, 'rows', 1, 'label'],
      text: 'two rows of one table are called “Plot”: say in their names what tells them apart',
    },
  ])
  // Published before this rule, and still readable.
  expect(parseProject(project).faults).toEqual([])
})

test('a row without a source reverts, wherever it is now', () => {
  const before = projectOf({
    sections: particulars(['Stage', 'Pre-launch'], ['Possession', 'May 2027']),
  })
  const back = (sections: Sections) => {
    const after = projectOf({ sections, summary: 'Homes by the park.' })
    const left = changedFacts(before, after)
    const { project } = parseProject(withoutFacts(after, before, left))
    expect(project?.summary).toBe('Homes by the park.')
    expect(project && changedFacts(before, project)).toEqual([])
    return left.map(({ became }) => became).toSorted()
  }
  expect(back(particulars(['Stage', 'Pre-launch'], ['Possession', 'May 2032']))).toEqual([
    'May 2032',
  ])
  expect(back(particulars(['Possession', 'May 2032'], ['Lifts', '4']))).toEqual([
    '',
    '4',
    'May 2032',
  ])
  expect(
    back([...homes('1,850 sq ft'), ...particulars(['Stage', 'Pre-launch']).toReversed()]),
  ).toEqual(['', '1,850 sq ft'])
})

test('a row named like the second of another hides nothing', () => {
  const before = prices({ label: 'Plot', from: '95 Lacs' }, { label: 'Plot (2)', from: '1.15 CR' })
  const twice = [...before, ...prices({ label: 'Plot', from: '7.77 CR' })]
  expect(changes(before, twice)).toContainEqual(
    expect.objectContaining({ fact: 'price', became: '7.77 CR' }),
  )
  expect(changes(twice, before)).toContainEqual(
    expect.objectContaining({ fact: 'price', was: '7.77 CR' }),
  )
})
