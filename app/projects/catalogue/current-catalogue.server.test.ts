import { afterEach, expect, test } from 'vitest'

import { slotOf } from '#app/media/slots/manifest.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { NOTHING_PUBLISHED, type Published } from '#app/projects/publishing/published.ts'
import { stopsOf } from '#app/projects/road-map/placed-roads.ts'

import {
  catalogueVersion,
  cities,
  currentSlug,
  factChanges,
  findFormer,
  findProject,
  knownProjects,
  listProjects,
  perCatalogue,
  placedRoads,
  projects,
  takeCatalogue,
  wholeCatalogue,
} from './current-catalogue.server.ts'

afterEach(() => takeCatalogue(NOTHING_PUBLISHED))

const first = firstProject()

function firstProject(): Project {
  const [project] = wholeCatalogue()
  if (!project) throw new Error('The catalogue is empty.')
  return project
}

function publish(parsed: Partial<Project>, isArchived = false, version = 1): void {
  const project = { ...first, ...parsed }
  const published: Published = {
    ...NOTHING_PUBLISHED,
    version,
    projects: new Map([[project.id, { project, isArchived }]]),
    formerSlugs: new Map([[project.slug, project.id]]),
    changes: [
      {
        projectId: project.id,
        publication: version,
        publishedAt: '2026-11-26T05:30:00.000Z',
        fact: 'possession',
        part: '',
        was: '',
        became: 'March 2031',
        checked: { source: 'developer', on: '2026-11-26' },
      },
    ],
  }
  takeCatalogue(published)
}

test('a publication replaces its file everywhere at once, and cached values with it', () => {
  const names = perCatalogue(() => projects().map(({ name }) => name))
  const before = names()
  expect(names()).toBe(before)
  const placesBefore = cities()
  publish({ name: 'Another Name' })
  expect(catalogueVersion()).toBe(1)
  expect(names()).toEqual(['Another Name', ...before.slice(1)])
  expect(cities()).not.toBe(placesBefore)
  expect(findProject(first.slug)?.name).toBe('Another Name')
  expect(factChanges()).toHaveLength(1)
})

test('a project with a new address is found there, and its former one redirects', () => {
  publish({ slug: 'another-address' })
  expect(findProject(first.slug)).toBeUndefined()
  expect(findFormer(first.slug)).toEqual({ movedTo: 'another-address' })
  expect(findFormer('another-address')).toBeUndefined()
  expect(listProjects(['another-address'])).toHaveLength(1)
})

const stops = () => stopsOf(placedRoads().roads).flatMap(({ slug }) => slug ?? [])

test('files and shortlists with a former address still find the project, also on the roads', () => {
  const onRoad = wholeCatalogue().find(({ slug }) => stops().includes(slug))
  if (!onRoad) throw new Error('No listing stands on a road.')
  const waited = placedRoads().unplaced.count
  const place = stops().indexOf(onRoad.slug)
  publish({ ...onRoad, slug: 'another-address' })
  expect(listProjects([onRoad.slug, 'another-address', 'never-listed'])).toEqual([
    { ...onRoad, slug: 'another-address' },
  ])
  expect(stops().indexOf('another-address')).toBe(place)
  expect(placedRoads().unplaced.count).toBe(waited)
  publish({ ...onRoad, slug: 'another-address' }, true, 2)
  expect(listProjects([onRoad.slug, 'another-address'])).toEqual([])
})

test('an archived project is in no list but still known', () => {
  publish({}, true)
  expect(projects().some(({ id }) => id === first.id)).toBe(false)
  expect(findFormer(first.slug)).toEqual({ archived: first })
})

test('a project without a file is sorted by its id', () => {
  publish({ id: 999, slug: 'a-new-one', name: 'A New One' })
  expect(projects().at(-1)?.name).toBe('A New One')
  expect(projects()[0]).toEqual(first)
})

test('pictures stay with a project of the dashboard when its address changes', () => {
  const project = { ...first, id: 9001, name: 'Begun Here', slug: 'later-address' }
  takeCatalogue({
    ...NOTHING_PUBLISHED,
    version: 2,
    projects: new Map([[9001, { project, isArchived: false }]]),
    formerSlugs: new Map([
      ['first-address', 9001],
      ['later-address', 9001],
    ]),
  })
  expect(slotOf('later-address')).toBe('first-address')
  expect(slotOf('later-address-wide')).toBe('first-address-wide')
  expect(slotOf(first.slug)).toBe(first.slug)
})

const at = (slug: string) => knownProjects.atSlug(slug)?.id

test('finds a project by every address that it had, by id and by name', () => {
  publish({ slug: 'another-address' })
  for (const slug of [first.slug, 'another-address']) {
    expect(currentSlug(slug)).toBe('another-address')
    expect(at(slug)).toBe(first.id)
  }
  publish({ slug: 'another-address' }, true, 2)
  expect([at(first.slug), at('another-address')]).toEqual([first.id, first.id])
  expect(knownProjects.ofId(first.id)?.name).toBe(first.name)
  expect(knownProjects.named(first.name.toUpperCase())?.id).toBe(first.id)
  expect(at('never-listed')).toBeUndefined()
  expect(currentSlug('never-listed')).toBe('never-listed')
})
