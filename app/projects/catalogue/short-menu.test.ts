import { expect, test } from 'vitest'

import { generateProjects } from '#ops/bench/growth/generated-projects.ts'
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

test('the menu shows a small catalogue completely', () => {
  const { groups, count, cities } = menuOf(projects)
  expect(groups.map((group) => group.projects.map(({ slug }) => slug))).toEqual(
    menuGroups(projects).map((group) => group.projects.map(({ slug }) => slug)),
  )
  expect(groups.flatMap(({ more }) => more)).toEqual([])
  expect([count, cities]).toEqual([projects.length, []])
  expect(menuOf(homes(12)).cities).toEqual([])
})

test('a group of a large catalogue shows its first projects and links to the rest', () => {
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

/** The number of links, and of rows on a phone with the longest group open. */
function lengthOf({ groups, cities }: ReturnType<typeof menuOf>) {
  const rows = groups.map(({ projects: shown, more }) => shown.length + more.length)
  const below = cities.length + 1
  return {
    links: rows.reduce((sum, count) => sum + count, below),
    rows: groups.length + Math.max(...rows) + below,
  }
}

test.each([20, 37, 200, 2000, 20_000])(
  'with %i projects the menu stays short, and each link leads to what it names',
  (count) => {
    const all = generateProjects(count)
    const menu = menuOf(all)
    // At most three groups of twelve, four cities and the list of all.
    expect(lengthOf(menu).links).toBeLessThanOrEqual(3 * 12 + 4 + 1)
    // Under 60 px each: two screens of a phone.
    expect(lengthOf(menu).rows).toBeLessThanOrEqual(3 + 12 + 4 + 1)
    const ways = [...menu.groups.flatMap(({ more }) => more), ...menu.cities]
    for (const { name, to } of ways) {
      const url = new URL(to, 'http://homes.test')
      const type = url.searchParams.get('type')
      const city = listCities(all, cityNames).find(({ slug }) => `/city/${slug}` === url.pathname)
      const held = type === null ? city?.count : all.filter((one) => one.type === type).length
      expect(Number(/all (\d+)/i.exec(name)?.[1]), name).toBe(held)
    }
    // Projects that are not shown are in a linked list.
    for (const { projects: shown, more, name } of menu.groups) {
      const whole = menuGroups(all).find((group) => group.name === name)?.projects ?? []
      const listed = new Set(
        more.map(({ to }) => new URL(to, 'http://homes.test').searchParams.get('type')),
      )
      const isThere = shown.length === whole.length || whole.every(({ type }) => listed.has(type))
      expect(isThere, name).toBe(true)
    }
  },
)

test('from 200 projects on the menu no longer grows', () => {
  const lengths = [200, 2000, 20_000].map((count) => lengthOf(menuOf(generateProjects(count))))
  expect(new Set(lengths.map(({ links }) => links)).size).toBe(1)
  expect(new Set(lengths.map(({ rows }) => rows)).size).toBe(1)
})
