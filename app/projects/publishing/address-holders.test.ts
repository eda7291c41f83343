import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { alderMeadow } from '#test/catalogue/alder-meadow.ts'

import { addressHolders, formerAddressFaults } from './address-holders.ts'
import { planImport } from './import/import-plan.ts'
import { placedFaults, parseProject } from './project-faults.ts'
import { NOTHING_PUBLISHED, withPublished, type Published } from './published.ts'

const named = (id: number, slug: string, name: string): Project => ({
  ...alderMeadow,
  id,
  slug,
  name,
})
const garden = named(1, 'garden-court', 'Garden Court')
const lake = named(2, 'lake-view', 'Lake View')
const filed = [garden, lake]

function publishedAs(...steps: readonly (Project & { isArchived?: boolean })[]): Published {
  return {
    ...NOTHING_PUBLISHED,
    version: steps.length,
    projects: new Map(
      steps.map(({ isArchived = false, ...project }) => [project.id, { project, isArchived }]),
    ),
    formerSlugs: new Map(steps.map(({ id, slug }) => [slug, id])),
  }
}

function faultsOf(project: Project, published: Published) {
  const others = withPublished(filed, published)
  return formerAddressFaults(project, { others, holders: addressHolders(filed, published) })
}

const moved = { ...garden, slug: 'garden-homes' }

test('an address that redirects to one project is refused for another, and its former holder may take it back', () => {
  const published = publishedAs(moved)
  const taking = { ...lake, slug: 'garden-court' }
  expect(faultsOf(taking, published)).toEqual([
    'the address “garden-court” leads to Garden Court, which had it before: choose another',
  ])
  expect(faultsOf(garden, published)).toEqual([])
  expect(faultsOf(lake, published)).toEqual([])
  expect(faultsOf(named(3, 'oak-court', 'Oak Court'), published)).toEqual([])
  // Another rule reports a current address.
  expect(faultsOf({ ...lake, slug: 'garden-homes' }, published)).toEqual([])
})

test('an archived project keeps every address that it had', () => {
  const published = publishedAs(moved, { ...moved, isArchived: true })
  for (const slug of ['garden-court', 'garden-homes'])
    expect(faultsOf(named(3, slug, 'Oak Court'), published)).toEqual([
      `the address “${slug}” is that of Garden Court, which is off the site and says so there: choose another`,
    ])
  expect(faultsOf(moved, published)).toEqual([])
})

test('a second project keeps a former address that it once took', () => {
  const taking = { ...lake, slug: 'garden-court' }
  const published = publishedAs(moved, taking)
  expect(faultsOf(taking, published)).toEqual([])
  expect(faultsOf(garden, published)).toEqual([])
  const { name } = addressHolders(filed, published).get('garden-court') ?? {}
  expect(name).toBe('Lake View')
})

test('the address field shows the fault, and an import is refused for it', () => {
  const published = publishedAs(moved)
  const { project } = parseProject({ ...lake, slug: 'garden-court' })
  if (!project) throw new Error('The listing is unsound.')
  const others = withPublished(filed, published)
  const holders = addressHolders(filed, published)
  expect(placedFaults(project, { before: lake, others, holders })).toEqual([
    { at: ['slug'], text: expect.stringContaining('leads to Garden Court') },
  ])
  const { faults } = planImport([project], { fileProjects: filed, published }, { prune: false })
  expect(faults).toEqual([expect.stringContaining('garden-court.ts: the address “garden-court”')])
})
