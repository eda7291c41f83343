import { expect, test } from 'vitest'

import { languageOf } from '#app/leads/requirement/lead-language.ts'
import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'
import { dueFrom } from '#app/staff/working-hours/preferred-hour.ts'

import { fits, traitsOf as traitsIn, type Condition, type StoredTraits } from './assignment-rule.ts'

const projects = [
  { id: 5, slug: 'palm-plots', name: 'Palm Plots', location: 'Vagator, Goa' },
  { id: 18, slug: 'cedar-court', name: 'Cedar Court', location: 'Siddharth Vihar, Ghaziabad' },
]
const known = projectsKnown(projects, ['Noida', 'Goa', 'Ghaziabad'])
const wanted = { places: ['Goa'], budget: { to: 8_000_000 } }
const traitsOf = (lead: StoredTraits) => traitsIn(lead, known, wanted)

const stored = {
  project_id: 5,
  city: 'Goa',
  location: 'Palm Plots',
  page: '/palm-plots',
  message: 'Price?',
  country: 'AE',
  visited: null,
}
const fitting = (...conditions: Condition[]) => fits({ conditions }, traitsOf(stored))

test('every condition of a rule must hold, and one value of each is enough', () => {
  const goa: Condition = { kind: 'city', isNot: false, values: ['Indore', 'Goa'] }
  expect(fitting()).toBe(true)
  expect(fitting(goa)).toBe(true)
  expect(fitting(goa, { kind: 'country', isNot: true, values: ['IN'] })).toBe(true)
  expect(fitting(goa, { kind: 'country', isNot: true, values: ['IN', 'AE'] })).toBe(false)
  expect(fitting({ kind: 'project', isNot: false, values: ['palm-plots'] })).toBe(true)
  expect(fitting({ kind: 'language', isNot: false, values: ['hi'] })).toBe(false)
})

test('a place and a budget are those of the requirement; an unknown budget is none', () => {
  expect(fitting({ kind: 'place', isNot: false, values: ['Noida', 'goa'] })).toBe(true)
  expect(fitting({ kind: 'place', isNot: true, values: ['goa'] })).toBe(false)
  const budget: Condition = { kind: 'budget', isNot: false, values: ['to-1-crore'] }
  expect(fitting(budget)).toBe(true)
  expect(fitting({ ...budget, values: ['to-2-crore', 'nothing'] })).toBe(false)
  const unknown = traitsIn(stored, known, { places: [], budget: {} })
  expect(fits({ conditions: [budget] }, unknown)).toBe(false)
})

test('a lead has its stored project and city, or those of its scheduled visit', () => {
  expect(traitsOf(stored)).toMatchObject({ project: 'palm-plots', city: 'Goa' })
  expect(traitsOf({ ...stored, page: '', location: 'N/A' })).toMatchObject({ city: 'Goa' })
  const visited = { ...stored, visited: 'cedar-court' }
  expect(traitsOf(visited)).toMatchObject({ project: 'cedar-court', city: 'Ghaziabad' })
  expect(traitsOf({ ...stored, visited: 'nowhere' }).project).toBe('palm-plots')
  expect(traitsOf({ ...stored, project_id: null, city: '' })).toMatchObject({
    project: '',
    city: '',
  })
})

test('an older lead has the project of its page', () => {
  const older = { ...stored, project_id: null, city: null, location: 'Cedar Court' }
  const project = { project: 'cedar-court', city: 'Ghaziabad' }
  for (const page of ['/cedar-court', '/cedar-court/shops', '/visit/cedar-court', '/connect'])
    expect(traitsOf({ ...older, page })).toMatchObject(project)
})

test('the script of most letters decides a message’s language', () => {
  expect(languageOf('Price?')).toBe('en')
  expect(languageOf('')).toBe('en')
  expect(languageOf('3 BHK की कीमत क्या है?')).toBe('hi')
  expect(languageOf('ما هو السعر؟')).toBe('ar')
  expect(languageOf('قیمت کیا ہے؟')).toBe('ur')
  expect(languageOf('ਕੀਮਤ ਕੀ ਹੈ?')).toBe('pa')
})

test('a call requested for later is not due before', () => {
  const tuesday = new Date('2026-11-24T10:00:00.000+05:30')
  expect(dueFrom(tuesday, 'now')).toEqual(tuesday)
  expect(dueFrom(tuesday, null)).toEqual(tuesday)
  expect(dueFrom(tuesday, 'evening')).toEqual(new Date('2026-11-24T18:00:00.000+05:30'))
  expect(dueFrom(tuesday, 'weekend')).toEqual(new Date('2026-11-28T00:00:00.000+05:30'))
  const sunday = new Date('2026-11-29T20:00:00.000+05:30')
  expect(dueFrom(sunday, 'evening')).toEqual(sunday)
  expect(dueFrom(sunday, 'weekend')).toEqual(sunday)
})
