import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fits } from '#app/assignment/rules/assignment-rule.ts'
import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'

import { leadInterest, cityOfProject } from './lead-interest.ts'

const CITIES = ['Noida', 'Goa', 'Indore', 'Ghaziabad', 'Yamuna Expressway', 'Noida Extension']

const cityOf = (location: string, cities: readonly string[] = CITIES) =>
  cityOfProject({ location }, cities)

test.each([
  ['Siddharth Vihar, Ghaziabad', 'Ghaziabad'],
  ['Sector 36, Greater Noida', 'Noida'],
  ['Sector 22D, Greater Noida, Yamuna Expressway', 'Yamuna Expressway'],
  ['Greater Noida, near Yamuna Expressway', 'Noida'],
  ['Near Noida Airport, Jewar, Yamuna Expressway', 'Yamuna Expressway'],
  ['Noida Extension', 'Noida Extension'],
  ['near Indore', 'Indore'],
  ['Indore-Ujjain Highway, INDORE', 'Indore'],
  ['Goalpara', 'Goalpara'],
])('a project in %j has the city %j', (location, city) => {
  expect(cityOf(location)).toBe(city)
})

const courts = { id: 7, slug: 'cedar-court', name: 'Cedar Court', location: 'Vihar, Ghaziabad' }
const plots = { id: 8, slug: 'palm-plots', name: 'Palm Plots', location: 'Vagator, Goa' }
const heights = { id: 9, slug: 'elm-heights', name: 'Goa Heights', location: 'Sector 1, Ghaziabad' }
const known = projectsKnown([courts, plots, heights], CITIES)

test.each([
  [{ page: '/cedar-court', location: 'Cedar Court' }, 7, 'Ghaziabad'],
  [{ page: '/cedar-court/shops', location: 'Cedar Court: Shops' }, 7, 'Ghaziabad'],
  [{ page: '/visit/cedar-court', location: '' }, 7, 'Ghaziabad'],
  [{ page: '/cedar-court', location: 'Palm Plots', visited: 'palm-plots' }, 8, 'Goa'],
  [{ page: '', location: 'goa heights' }, 9, 'Ghaziabad'],
  [{ page: '/shortlist', location: 'Cedar Court, Goa Heights' }, null, 'Ghaziabad'],
  [{ page: '/shortlist', location: 'Cedar Court, Palm Plots' }, null, ''],
  [{ page: '/city/goa', location: 'Goa' }, null, 'Goa'],
  [{ page: '', location: 'Sector 150, Noida' }, null, 'Noida'],
  [{ page: '/connect', location: 'N/A' }, null, ''],
  [{ page: '//cedar-court', location: 'Goalpara' }, null, ''],
])('%j is about %j in %j', (source, projectId, city) => {
  expect(leadInterest(source, known)).toEqual({ projectId, city })
})

// Any catalogue, any enquiry by any way: the rule of the city decides.

const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/)
const catalogue = fc.uniqueArray(
  fc.record({
    slug: fc.stringMatching(/^[a-z]{3,9}$/).filter((slug) => slug !== 'visit'),
    name: word.map((name) => `${name} Court`),
    parts: fc.array(fc.oneof(word, fc.constantFrom('Sector 12', 'near Noida', 'Near Goa')), {
      maxLength: 2,
    }),
    city: fc.constantFrom(...CITIES),
    isLower: fc.boolean(),
  }),
  { minLength: 1, maxLength: 20, selector: ({ slug }) => slug },
)

test('of 10,000 random enquiries each has its project and city, and fits its rule of all cities alone', () => {
  fc.assert(
    fc.property(catalogue, fc.nat(), fc.nat({ max: 4 }), (drawn, which, way) => {
      const names = new Set(drawn.map(({ name }) => name))
      const projects = drawn.map(({ slug, name, parts, city, isLower }, id) => ({
        id,
        slug,
        name: names.size === drawn.length ? name : `${name} ${id}`,
        location: [...parts, isLower ? city.toLowerCase() : city].join(', '),
      }))
      const asked = projects[which % projects.length]
      const city = drawn[which % drawn.length]?.city
      if (!asked) throw new Error('no project')
      const { slug, name, location } = asked
      const source = [
        { page: `/${slug}`, location: name },
        { page: `/visit/${slug}`, location: name },
        { page: `/${slug}/shops`, location: `${name}: Shops` },
        { page: '', location: name },
        { page: '/connect', location, visited: slug },
      ][way] ?? { page: '', location: '' }
      const about = leadInterest(source, projectsKnown(projects, CITIES))
      expect(about).toEqual({ projectId: asked.id, city })
      const unknown = { place: [], budget: {} }
      const lead = { city: about.city, project: slug, language: 'en', country: 'IN', ...unknown }
      const fitting = CITIES.filter((value) =>
        fits({ conditions: [{ kind: 'city', isNot: false, values: [value] }] }, lead),
      )
      expect(fitting).toEqual([city])
    }),
    { numRuns: 10_000 },
  )
})
