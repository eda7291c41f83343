import { expect, test } from 'vitest'

import { changedFacts, factsOf } from '#app/projects/facts/project-facts.ts'
import type { Project } from '#app/projects/model/project.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { parseProject } from './project-faults.ts'

function projectOf(changed: Partial<Project>) {
  const { project } = parseProject({ ...cedarCourt, ...changed })
  if (!project) throw new Error('The listing of this test is no listing.')
  return project
}

function parts(...[before, after]: Parameters<typeof changedFacts>) {
  return changedFacts(before, after).map(({ part }) => part)
}

const ats = { developer: 'ATS', stage: 'Pre-launch', location: 'Sector 10, Noida' } as const

test('changes of developer, location and stage need a source', () => {
  const changed = { developer: 'Gaurs', stage: undefined, location: 'Sector 11, Noida' }
  expect(parts(projectOf(ats), projectOf({ ...ats, ...changed }))).toEqual([
    'Who builds it',
    'Where it lies',
    'Stage of the sale',
  ])
})

test('a new project needs sources for its facts, and not for what it is', () => {
  const found = parts(undefined, projectOf(ats))
  expect(found).not.toContain('Where it lies')
  expect(found).toContain('')
})

function homes(name: string, bedrooms: number) {
  const rows = [{ name, bedrooms, detail: '1250 sq ft' }]
  return projectOf({ facts: undefined, sections: [{ kind: 'units', title: 'Homes', rows }] })
}

test('a home’s bedrooms are a fact where its name does not state them', () => {
  expect(changedFacts(homes('Type A', 3), homes('Type A', 4))).toMatchObject([
    { part: 'Type A', was: '1250 sq ft, 3 BHK', became: '1250 sq ft, 4 BHK' },
  ])
  const said = { fact: 'figure', part: '3 BHK', value: '1250 sq ft' }
  expect(factsOf(homes('3 BHK', 3))).toContainEqual(said)
})
