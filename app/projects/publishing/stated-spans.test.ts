import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { placedFaults, parseProject } from './project-faults.ts'

const { elevation: _elevation, facts: _facts, possession: _possession, ...cedar } = cedarCourt
const sections: Project['sections'] = [{ kind: 'overview', paragraphs: ['Homes by the park.'] }]

function said(summary: string, possession: string | undefined) {
  const draft = { ...cedar, summary, sections, ...(possession === undefined ? {} : { possession }) }
  const { project, faults } = parseProject(draft)
  if (!project) throw new Error(JSON.stringify(faults))
  const before: Project = { ...draft, summary: 'Homes.' }
  return placedFaults(project, { before, others: [], holders: new Map() })
}

test.each([
  ['Possession in about 15 months.', 'About 12 months'],
  ['Handover in about two years.', 'In about four years'],
  ['Possession within 12–18 months.', 'In about 12 months'],
  ['कब्ज़ा 15 महीने में।', 'In about 12 months'],
  ['Possession in 2 years.', undefined],
  ['Possession in 4 years.', 'December 2027'],
])('a contradicting span until possession blocks publishing: %s', (summary, possession) => {
  const found = said(summary, possession)
  expect(found).toMatchObject([{ at: ['summary'], text: expect.stringContaining('possession') }])
  expect(found[0]).not.toHaveProperty('isAdvice')
})

test.each([['Possession of the first phase in 6 months.', 'In about 12 months']])(
  'a span with another possible meaning is only advice: %s',
  (summary, possession) => {
    expect(said(summary, possession)).toMatchObject([{ at: ['summary'], isAdvice: true }])
  },
)

test.each([
  ['Possession in a year.', 'In about 12 months'],
  ['Possession in about 13 months.', 'December 2027'],
  ['A warranty of 5 years after possession.', 'December 2027'],
  ['Possession in twelve months.', 'In about 12 months'],
  ['Handover in about 4 years.', 'In about four years'],
  ['The developer has delivered homes for 40 years.', 'In about 12 months'],
  ['No instalment over 24 months, possession in 12 months.', 'In about 12 months'],
  ['A metro opens in two years.', 'In about 12 months'],
])('accepts the same span, or one of something else: %s', (summary, possession) => {
  expect(said(summary, possession)).toEqual([])
})
