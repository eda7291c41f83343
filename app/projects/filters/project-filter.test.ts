import fc from 'fast-check'
import { expect, test } from 'vitest'

import { projectTypes } from '#app/projects/model/project-types.ts'
import { understandLine } from '#app/projects/search/line/understand-line.ts'
import { catalogue, projects } from '#test/catalogue/catalogue.ts'

import { filterAddress } from './filter-address.ts'
import { orders } from './filter-choices.ts'
import { filterProjects } from './filter-result.ts'
import { appliedFilters } from './filter-texts.ts'
import { readFilter, type ProjectFilter } from './project-filter.ts'

const { choices } = catalogue
const read = (query: string) => readFilter(new URLSearchParams(query), choices)
const idOf = ({ slug }: { slug: string }) => projects.find((project) => project.slug === slug)?.id

function ids(query: string) {
  const { filter, search } = understandLine(read(query), catalogue.lexicon)
  return filterProjects(catalogue, { ...filter, text: search }).found.map(idOf)
}

const maybe = <T>(options: readonly T[]) =>
  fc.option(fc.constantFrom(...options), { nil: undefined })
const budget = fc.option(fc.integer({ min: 100_000, max: 1e9 }), { nil: undefined })
const anyFilter: fc.Arbitrary<ProjectFilter> = fc
  .record({
    text: fc.string({ maxLength: 100, unit: 'grapheme-ascii' }).map((text) => text.trim()),
    type: maybe(projectTypes),
    city: maybe(choices.places),
    sector: maybe(['150', '22D', '7']),
    developer: maybe(choices.developers),
    bedrooms: fc.subarray([1, 2, 3, 4, 5]),
    min: budget,
    max: budget,
    unpriced: fc.boolean(),
    status: maybe(choices.statuses),
    by: maybe(['2026', '2027-06']),
    near: fc.subarray(choices.near),
    sort: maybe(orders.map(({ value }) => value)),
  })
  .map((filter) => {
    const { min, max } = filter
    const hasBudget = min !== undefined || max !== undefined
    const turned = min !== undefined && max !== undefined && min > max
    return {
      ...filter,
      ...(turned && { min: max, max: min }),
      unpriced: hasBudget && filter.unpriced,
    }
  })

test('the filter’s choices follow from the catalogue', () => {
  expect(choices.cities).toEqual(['Noida', 'Ghaziabad', 'Pune', 'Yamuna Expressway'])
  expect(choices.bedrooms).toEqual([2, 3, 4, 5])
  expect(choices.sectors).toEqual(['150', '32', '22D'])
  expect(choices.places).toEqual(
    expect.arrayContaining(['Pune', 'Siddharth Vihar', 'Film City', 'Gurugram']),
  )
  expect(choices.statuses).toEqual(['coming-soon', 'pre-launch', 'possession'])
  expect(choices.near).toEqual(['metro', 'airport'])
})

test('reads a search and a budget in Indian digits and words', () => {
  expect(read('q=३+bhk').text).toBe('3 bhk')
  expect(read('min=५०+लाख&max=₹१,५०,००,०००')).toMatchObject({ min: 5_000_000, max: 15_000_000 })
  expect(ids('q=३+bhk')).toEqual(ids('q=3+bhk'))
  expect(ids('q=५०+लाख')).toEqual(ids('q=50+lakh'))
})

test('reads a filter back from its own address', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const {
        typed: _typed,
        unread: _unread,
        ...again
      } = read(new URL(filterAddress(filter), 'http://x').search)
      expect(again).toEqual(filter)
    }),
  )
})

test('a result is part of the catalogue without duplicates, and another filter never enlarges it', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const { found, counts, withoutPrice } = filterProjects(catalogue, filter)
      expect(new Set(found).size).toBe(found.length)
      const wider = filterProjects(catalogue, { ...filter, type: undefined, unpriced: true })
      expect(wider.found.length).toBeGreaterThanOrEqual(found.length + withoutPrice)
      expect(counts.types.reduce((sum, { count }) => sum + count, 0)).toBe(counts.all)
    }),
  )
})

test('the link of an applied filter leads to a list without it', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      for (const { label: words, without } of appliedFilters(filter)) {
        const rest = appliedFilters(read(new URL(without, 'http://x').search))
        expect(rest.map((one) => one.label)).not.toContain(words)
      }
    }),
  )
})

test('reads any address as a filter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('q', 'type', 'min', 'city', 'bedrooms'), fc.string())),
      (entries) => {
        const filter = read(String(new URLSearchParams(entries)))
        expect(filterProjects(catalogue, filter).found.length).toBeLessThanOrEqual(projects.length)
      },
    ),
  )
})

test.each([
  ['type=plots', [4]],
  ['type=castle&city=atlantis&sort=-1&status=sold&bedrooms=x', projects.map(({ id }) => id)],
  ['type=castle&city=Pune', [4]],
  ['city=noida&type=Farmhouse', [6]],
  ['developer=Elm', [5, 8]],
  ['bedrooms=2', [3]],
  ['bedrooms=2&bedrooms=5', [1, 3]],
  ['max=95+lakh', [4]],
  ['max=1+cr', [4]],
  ['min=1+cr&max=1.2+cr', [4]],
  ['min=3+crore', [1]],
  ['max=1,50,00,000&min=1.1+cr', [1, 4]],
  ['max=lots', projects.map(({ id }) => id)],
  ['status=coming-soon', [8]],
  ['status=pre-launch', [3]],
  ['status=possession', [1, 3]],
  ['status=ready', projects.map(({ id }) => id)],
  ['city=Gurugram', []],
  ['city=siddharth+vihar', [3]],
  ['sector=22', [6]],
  ['sector=22d&city=Greater+Noida', [6]],
  ['bedrooms=1', []],
  ['near=metro', [1, 4, 5]],
  ['near=airport', [4]],
  ['near=metro&near=airport', [4]],
  ['near=school&sector=x&by=soon', projects.map(({ id }) => id)],
  ['by=2026', [1]],
  ['by=2026-11', []],
  ['by=2027-01', [1]],
  ['q=birch', [3, 4]],
  ['q=sector+150', [1]],
  ['q=birsh+heihgts', [3]],
  ['q=2+bhk+flats', [3]],
  ['q=projects+in+pune', [4]],
  ['q=zzzz', projects.map(({ id }) => id)],
  ['q=%F0%00', projects.map(({ id }) => id)],
  ['q=helipad+pune', [4]],
  ['q=helipad+noida', []],
])('%s finds %j', (query, expected) => {
  expect(ids(query)).toEqual(expected)
})

test('counts projects with a hidden price separately under a budget, and shows them on request', () => {
  const asked = 'city=Noida&max=4+cr'
  expect(filterProjects(catalogue, read(asked)).found.map(idOf)).toEqual([1])
  expect(filterProjects(catalogue, read(asked)).withoutPrice).toBe(2)
  expect(ids(`${asked}&unpriced=1`)).toEqual([1, 5, 6])
  expect(filterProjects(catalogue, read('city=Noida')).withoutPrice).toBe(0)
})

test('a project with a longer distance is named, but not near', () => {
  expect(filterProjects(catalogue, read('near=airport')).farther).toEqual([
    { slug: 'cedar-court', name: 'Cedar Court', place: 'airport', km: 28.5 },
  ])
  expect(filterProjects(catalogue, read('near=airport&type=Plots')).farther).toEqual([])
  expect(filterProjects(catalogue, read('near=metro')).farther).toEqual([])
})

test('an unreadable amount stays in the address', () => {
  expect(filterAddress(read('max=lots&city=Pune'))).toBe('/projects?city=Pune&max=lots')
})

test('an amount that cannot be read is named', () => {
  expect(read('min=lots&max=2+cr')).toMatchObject({
    min: undefined,
    max: 20_000_000,
    typed: { min: 'lots' },
    unread: { min: true, max: false },
  })
})

test('swaps the two ends of a budget in the wrong order', () => {
  expect(read('min=2+cr&max=95+lakh')).toMatchObject({ min: 9_500_000, max: 20_000_000 })
})

test('sorts unknown prices last in both orders', () => {
  expect(ids('sort=price-up')).toEqual([4, 1, 3, 5, 6, 8])
  expect(ids('sort=price-down')).toEqual([1, 4, 3, 5, 6, 8])
  expect(ids('sort=name')).toEqual([4, 3, 1, 5, 6, 8])
})

test('describes an applied filter', () => {
  const asked = read(
    'q=park&city=goa&sector=150&bedrooms=3&min=95+lakh&max=2+cr&unpriced=1&by=2026-12&near=metro',
  )
  expect(appliedFilters(asked).map(({ label: words }) => words.replaceAll('\u00A0', ' '))).toEqual([
    '“park”',
    'Goa',
    'Sector 150',
    '3 BHK',
    '₹95 lakh to ₹2 crore',
    'No public price yet',
    'Possession by December 2026',
    'Near metro',
  ])
})
