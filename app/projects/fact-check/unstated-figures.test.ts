import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { placedFaults, parseProject } from '#app/projects/publishing/project-faults.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

const { elevation: _elevation, facts: _facts, area: _area, ...cedar } = cedarCourt

function told(draft: unknown, before: Project | undefined) {
  const { project, faults } = parseProject(draft)
  if (!project) throw new Error(JSON.stringify(faults))
  return placedFaults(project, { before, others: [], holders: new Map() })
}

const overview = (text: string): Project['sections'] => [{ kind: 'overview', paragraphs: [text] }]
const SAID =
  'The listing states a land parcel of 48,564 sq m, which is about 12 acres, and an area of 11 acres.'

function between(was: string, becomes: string, rest: Partial<Project> = {}) {
  const before: Project = { ...cedar, summary: 'Homes.', sections: overview(was) }
  return told({ ...before, ...rest, sections: rest.sections ?? overview(becomes) }, before)
}

const AT = ['sections', 0, 'paragraphs', 0]

test.each([
  ['11 acres', '14 acres', '14 acres'],
  // Another text states the new value already.
  ['11 acres', '12 acres', '12 acres'],
  ['about 12 acres', 'about 13 acres', '13 acres'],
  ['48,564 sq m', '58,564 sq m', '58,564 sq m'],
  ['11 acres', '40 hectares', '40 hectares'],
])('reports a changed area that only a sentence states: %s to %s', (was, to, said) => {
  expect(between(SAID, SAID)).toEqual([])
  expect(SAID).toContain(was)
  const text = `the text says “${said}”, but its area is not entered`
  expect(between(SAID, SAID.replace(was, to))[0]).toMatchObject({ at: AT, text })
})

test('an area in its field is a fact that needs a source', () => {
  const [before, after] = ['Homes on 11 acres.', 'Homes on 14 acres.']
  expect(between(before, after)).toHaveLength(1)
  expect(between(before, after, { area: '14 acres' })).toEqual([])
  const rows = [{ label: 'Land', value: '14 acres' }]
  const sections = [...overview(after), { kind: 'particulars' as const, title: 'Land', rows }]
  expect(between(before, after, { sections })).toEqual([])
})

test.each([
  ['Towers of 23 floors.', 'Towers of 24 floors.'],
  ['There are 4 towers.', 'There are 5 towers.'],
  ['Homes of 1,400 sq ft.', 'Homes of 1,500 sq ft.'],
  ['Homes of 3 BHK.', 'Homes of 4 BHK.'],
  ['80% of it is open.', '85% of it is open.'],
])('reports a changed count that only a sentence states: %s', (was, becomes) => {
  const found = between(was, becomes)
  expect(found).toMatchObject([{ at: AT, text: expect.stringContaining('no fact of it states') }])
  expect(found[0]).not.toHaveProperty('isAdvice')
})

test.each([
  ['The clubhouse has 3 floors.', 'The clubhouse has 4 floors.'],
  ['A metro station is 900 m away.', 'A metro station is 300 m away.'],
  ['Beside a 2-acre park.', 'Beside a 3-acre park.'],
  ['Land at Rs 5,500 per sq ft.', 'Land at Rs 7,500 per sq ft.'],
  ['Land.', 'Land at ₹ 60,000/sq. yard.'],
])('a figure that may be of something else, or a rate, is only advice: %s', (was, becomes) => {
  expect(between(was, becomes)).toMatchObject([{ at: AT, isAdvice: true }])
})

test('a subpage’s facts apply to its own texts only', () => {
  const page = {
    slug: 'shops',
    name: 'Shops',
    picture: 'maple-court',
    summary: 'Shops.',
    facts: [{ figure: '200', unit: 'sq ft', label: 'Unit' }],
    sections: overview('A shop.'),
  }
  const [was, becomes] = ['Homes of 1,400 sq ft.', 'Homes of 1,500 sq ft.']
  const before: Project = { ...cedar, summary: 'Homes.', sections: overview(was), pages: [page] }
  expect(told({ ...before, sections: overview(becomes) }, before)).toMatchObject([{ at: AT }])
})

test.each([
  ['Homes on 11 acres.', 'Wide homes on 11 acres, all 11 acres green.'],
  ['Land at Rs 5,500 per sq ft.', 'Land at ₹5,500 / sq ft.'],
  ['Rent of ₹ 20,000 per month.', 'Rent of ₹ 25,000 per month.'],
])('accepts the same value in other words: %s', (was, becomes) => {
  expect(between(was, becomes)).toEqual([])
})

test('refuses an unpublished project’s area that only a text states', () => {
  const draft = { ...cedar, summary: 'Homes.', sections: overview('On 14 acres, of 9 floors.') }
  expect(told(draft, undefined).map(({ text }) => text)).toEqual([
    'the text says “14 acres”, but its area is not entered',
  ])
})

test('reports the removal of an area that only a sentence stated', () => {
  expect(between(SAID, 'Homes in Sector 12.')).toMatchObject([{ at: ['area'], isAdvice: true }])
})
