import { expect, test } from 'vitest'

import { cityNames, projects } from '#test/catalogue/catalogue.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { menuGroups } from './catalogue.ts'
import { listCities } from './cities.ts'
import { shortMenu } from './short-menu.ts'

const homes = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    ...cedarCourt,
    id,
    slug: `home-${id}`,
    location: id % 2 === 0 ? 'Sector 1, Noida' : 'Baner, Pune',
  }))

function menuOf(all: typeof projects, first: string[] = []) {
  return shortMenu(all, {
    first: first.map((slug) => ({ slug })),
    cities: listCities(all, cityNames),
  })
}

test('a small catalogue is in the menu as a whole', () => {
  const { groups, count, cities } = menuOf(projects)
  expect(groups.map((group) => group.projects.map(({ slug }) => slug))).toEqual(
    menuGroups(projects).map((group) => group.projects.map(({ slug }) => slug)),
  )
  expect(groups.flatMap(({ more }) => more)).toEqual([])
  expect([count, cities]).toEqual([projects.length, []])
  expect(menuOf(homes(12)).cities).toEqual([])
})

test('of a large one each group shows what is shown first, and leads to the rest', () => {
  const { groups, count, cities } = menuOf(homes(500), ['home-321', 'home-7'])
  const homesShown = groups[1]
  expect(homesShown?.projects).toHaveLength(6)
  expect(homesShown?.projects.slice(0, 3).map(({ slug }) => slug)).toEqual([
    'home-321',
    'home-7',
    'home-0',
  ])
  expect(homesShown?.more).toEqual([
    { name: 'Apartments: all 500', to: '/projects?type=Apartments' },
  ])
  expect(groups[0]?.more).toEqual([])
  expect(count).toBe(500)
  expect(cities).toEqual([
    { name: 'All 250 in Noida', to: '/city/noida' },
    { name: 'All 250 in Pune', to: '/city/pune' },
  ])
})
