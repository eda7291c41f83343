import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { warningsIn } from '#app/publishing/fault.ts'
import { placedFaults, parseProject } from '#app/projects/publishing/project-faults.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'
import { quietCourt as quiet } from '#test/catalogue/quiet-court.ts'

function warnings(draft: Partial<Project>, was: Partial<Project> = {}) {
  const { project, faults } = parseProject({ ...quiet, ...draft })
  if (!project) throw new Error(JSON.stringify(faults))
  const found = placedFaults(project, {
    before: { ...quiet, ...was },
    others: [],
    holders: new Map(),
  })
  expect(warningsIn(found)).toEqual(found)
  return found.map(({ at, text }) => [at.join(' '), text])
}

test.each([
  ['Towers of 24 floors.', '24 floors; the fact says 23'],
  ['Two 24-storey blocks.', '24-storey; the fact says 23'],
  ['Only 5 towers.', '5 towers; no fact says so'],
  ['Homes on 12.5 acres.', '12.5 acres; the fact says 9.31'],
  ['Homes of 1,200 to 1,500 sq. ft.', '1,200 to 1,500 sq. ft; no fact says so'],
  ['Plots of 200 sq yards.', '200 sq yards; no fact says so'],
  ['Plots of 200 sq yd.', '200 sq yd; no fact says so'],
  ['2, 3 and 4 BHK homes.', '2, 3 and 4 BHK; no fact says so'],
  ['4-bedroom homes.', '4-bedroom; no fact says so'],
  ['80% open space.', '80%; no fact says so'],
  ['Homes from ₹ 95 Lacs.', '₹ 95 Lacs; the fact says 80 Lacs'],
  ['Homes from 1.2 crore.', '1.2 crore; the fact says 80 Lacs'],
  ['Homes from Rs. 90–99 lakh.', 'Rs. 90–99 lakh; the fact says 80 Lacs'],
  ['Maintenance of ₹5,500 a month.', '₹5,500; the fact says 80 Lacs'],
  ['Possession in June 2031.', 'June 2031; the fact says December 2026'],
  ['Ready by 2027. Near a lake.', '2027; the fact says December 2026'],
])('warns of “%s”', (summary, expected) => {
  expect(warnings({ summary })).toEqual([['summary', `the text says ${expected}`]])
})

test.each([
  'Towers of 23 floors, and 23 storeys.',
  'Homes on 9.3 acres, or more than 9 acres.',
  'Homes on nearly 9.5 acres.',
  'Homes from ₹ 80 lakh.',
  'Homes from Rs 80,00,000.',
  'Possession in Dec 2026, or at least in 2026.',
  'The road opened in 2019. The metro opens in May 2028.',
  'Sector 24, 24x7 security, a road of 45 metres, 421 parking spaces.',
  'Two towers of forty floors. बारह एकड़।',
])('says nothing of “%s”', (summary) => {
  expect(warnings({ summary })).toEqual([])
})

test('a range of a fact includes what lies within it', () => {
  const facts = [{ figure: '1200–1800', unit: 'sq ft', label: 'Sizes' }]
  expect(warnings({ facts, summary: 'Homes of 1500 sq ft.' })).toEqual([])
  expect(warnings({ facts, summary: 'Homes of 2500 sq ft.' })).toHaveLength(1)
})

test('a published figure without a fact warns once, when it is new', () => {
  const summary = 'Homes in 5 towers.'
  expect(warnings({ summary }, { summary })).toEqual([])
  expect(warnings({ summary })).toHaveLength(1)
})

test('the label of the drawing repeats the facts', () => {
  const elevation = { towers: 2, floors: 23, label: 'Two towers of 23 floors' }
  expect(warnings({ elevation, summary: 'Towers of 23 floors.' })).toEqual([])
  const facts = [{ figure: '24', label: 'Floors each' }]
  expect(warnings({ elevation, facts, summary: 'Towers of 24 floors.' })).toEqual([
    ['elevation label', 'the text says 23 floors; the fact says 24'],
  ])
})

test('a price that is not public is no fact', () => {
  expect(warnings({ revealPrice: 'soon', summary: 'Homes from 80 Lacs.' })).toHaveLength(1)
})

test('facts of a subpage do not hold on another', () => {
  const [offices, foodCourt] = elmSquare.pages
  const facts = [{ figure: '7', label: 'Towers' }]
  const pages = [
    { ...offices, facts },
    { ...foodCourt, summary: 'Food in 7 towers.' },
  ]
  const { project } = parseProject({ ...elmSquare, pages })
  const found =
    project && placedFaults(project, { before: undefined, others: [], holders: new Map() })
  expect(found?.map(({ at }) => at.join(' '))).toEqual(['pages 1 summary'])
})

test('another registration, one that is not entered, and an unfilled value are warnings', () => {
  expect(warnings({ summary: 'RERA UPRERAPRJ999.' })).toHaveLength(1)
  expect(warnings({ summary: 'RERA UPRERAPRJ111/08/2024.' })).toEqual([])
  expect(warnings({ summary: 'RERA No. UPRERAPRJ111.' })).toEqual([])
  expect(warnings({ summary: 'RERA-registered homes.' })).toEqual([])
  expect(warnings({ rera: undefined, summary: 'RERA-registered homes.' })).toEqual([
    ['summary', 'the text says RERA-registered; no RERA registration is entered'],
  ])
  expect(warnings({ summary: 'Homes on ${land}.' })).toEqual([
    ['summary', 'the text says ${land} instead of a value'],
  ])
})

const particulars = (value: string): Project['sections'] => [
  ...quiet.sections,
  { kind: 'particulars', title: 'When', rows: [{ label: 'Possession', value }] },
]

test('names a text, and a row of the fact’s name, that still has its former value', () => {
  const was = { possession: 'In about four years' }
  expect(
    warnings({ possession: 'August 2031', sections: particulars(was.possession) }, was),
  ).toEqual([['sections 1 rows 0 value', 'the text still says In about four years']])
  expect(
    warnings({ possession: 'June 2028', summary: 'The metro opens in December 2026.' }),
  ).toEqual([['summary', 'the text still says December 2026']])
  expect(warnings({ area: '7 acres', summary: 'A site of 9.31 acres.' })).toEqual([
    ['summary', 'the text says 9.31 acres; the fact says 7'],
  ])
})

test('a former value of another fact, or a bare number, is none', () => {
  const rows = [
    { label: '2 BHK', from: '80 Lacs' },
    { label: '3 BHK', from: '95 Lacs' },
  ]
  const prices = (...of: typeof rows): Project['sections'] => [
    ...quiet.sections,
    { kind: 'prices', rows: of },
  ]
  const equal = rows.map((row) => ({ ...row, from: '80 Lacs' }))
  const summary = 'Homes from 80 Lacs.'
  expect(warnings({ summary, sections: prices(...rows) }, { sections: prices(...equal) })).toEqual(
    [],
  )
  const facts = [{ figure: '24', label: 'Floors each' }]
  expect(warnings({ facts, summary: 'Bus 23 stops here.' })).toEqual([])
})
