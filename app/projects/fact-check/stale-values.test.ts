import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { placedFaults, parseProject } from '#app/projects/publishing/project-faults.ts'
import { projects as examples } from '#test/catalogue/catalogue.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

const { facts: _facts, elevation: _elevation, ...cedar } = cedarCourt
const sections = [
  { kind: 'overview', paragraphs: ['Homes by the park.'] },
] satisfies Project['sections']
const quiet: Project = { ...cedar, summary: 'Homes.', sections }

function faults(draft: Partial<Project>, was: Partial<Project> = {}) {
  const { project, faults: unread } = parseProject({ ...quiet, ...draft })
  if (!project) throw new Error(JSON.stringify(unread))
  return placedFaults(project, { before: { ...quiet, ...was }, others: [], holders: new Map() })
}

test('published texts do not contradict the facts', () => {
  for (const project of examples) {
    const { project: parsed } = parseProject(project)
    const found =
      parsed && placedFaults(parsed, { before: project, others: [], holders: new Map() })
    expect(found, project.slug).toEqual([])
  }
})

test.each([
  ['possession', { possession: 'June 2028' }, 'Possession in December 2026.'],
  ['the RERA number', { rera: { registered: true, number: 'UPRERAPRJ222' } }, 'RERA UPRERAPRJ111.'],
  ['the price', { price: '95 Lacs' }, 'Plots, ₹ 80 Lacs onwards.'],
] as const)('names a text with another fact: %s', (_name, draft, summary) => {
  expect(faults({ ...draft, summary })).toMatchObject([{ at: ['summary'] }])
})

test('a former value in a text is named there and blocks publishing', () => {
  const possession = { possession: 'In about four years' }
  const row: Project['sections'] = [
    ...sections,
    {
      kind: 'particulars',
      title: 'When',
      rows: [{ label: 'Possession', value: 'In about four years' }],
    },
  ]
  expect(faults({ possession: 'August 2031', sections: row }, possession)).toEqual([
    {
      at: ['sections', 1, 'rows', 0, 'value'],
      text: 'the text says possession “In about four years”, but its possession is “August 2031”',
    },
  ])
  expect(
    faults({ possession: 'August 2031', summary: 'Yours in about four years.' }, possession),
  ).toMatchObject([{ at: ['summary'], text: 'the text still says “In about four years”' }])
  expect(faults({ price: '1.60 CR', summary: 'Three rooms, ₹ 1.5 crore.' })).toMatchObject([
    { at: ['summary'], text: expect.stringContaining('“₹ 1.5 crore”') },
  ])
  const rera = { registered: true as const, number: 'P51700000001' }
  expect(
    faults({ rera: { ...rera, number: 'P51700000002' }, summary: 'See P51700000001.' }, { rera }),
  ).toMatchObject([{ at: ['summary'], text: 'the text still says “P51700000001”' }])
  expect(faults({ area: '7 acres', summary: 'A garden of 6.5 acres.' })).toHaveLength(1)
})

test('a date that may be of something else is only advice', () => {
  const summary = 'The metro opens in December 2026.'
  expect(faults({ possession: 'June 2028', summary })).toMatchObject([
    { at: ['summary'], text: 'the text still says “December 2026”', isAdvice: true },
  ])
  expect(faults({ summary })).toEqual([])
})

test('a drawing to scale matches the fact strip', () => {
  const facts = [{ figure: '31', label: 'Floors each' }]
  const elevation = { towers: 2, floors: 60, label: 'Two towers' }
  expect(faults({ facts, elevation })).toEqual([
    {
      at: ['elevation', 'floors'],
      text: 'the drawing still shows 60 floors, but its facts say 31',
    },
  ])
})
