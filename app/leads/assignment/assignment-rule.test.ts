import { expect, test } from 'vitest'

import { fits, traitsOf, type Condition } from './assignment-rule.ts'
import { languageOf } from './lead-language.ts'
import { owedFrom } from './wished-hour.ts'

const stored = {
  location: 'Vagator, Goa',
  page: '/lodha-goa',
  message: 'Price?',
  country: 'AE',
  visited: null,
}
const unmoved = (slug: string) => slug
const fitting = (...conditions: Condition[]) => fits({ conditions }, traitsOf(stored, unmoved))

test('every condition of a rule must hold, and one value of each is enough', () => {
  const goa: Condition = { kind: 'city', isNot: false, values: ['Indore', 'Goa'] }
  expect(fitting()).toBe(true)
  expect(fitting(goa)).toBe(true)
  expect(fitting(goa, { kind: 'country', isNot: true, values: ['IN'] })).toBe(true)
  expect(fitting(goa, { kind: 'country', isNot: true, values: ['IN', 'AE'] })).toBe(false)
  expect(fitting({ kind: 'project', isNot: false, values: ['lodha-goa'] })).toBe(true)
  expect(fitting({ kind: 'language', isNot: false, values: ['hi'] })).toBe(false)
})

test('the project is that of the visit, of the page or of one below it', () => {
  expect(traitsOf({ ...stored, visited: 'godrej-reverine' }, unmoved).project).toBe(
    'godrej-reverine',
  )
  expect(traitsOf({ ...stored, page: '/visit/lodha-goa' }, unmoved).project).toBe('lodha-goa')
  expect(traitsOf({ ...stored, page: '/bhutani-city-center/wellness' }, unmoved).project).toBe(
    'bhutani-city-center',
  )
  expect(traitsOf({ ...stored, page: '' }, unmoved).project).toBe('')
  expect(traitsOf({ ...stored, page: '/former' }, () => 'lodha-goa').project).toBe('lodha-goa')
})

test('the language of a message is that of the script of most of its letters', () => {
  expect(languageOf('Price?')).toBe('en')
  expect(languageOf('')).toBe('en')
  expect(languageOf('3 BHK की कीमत क्या है?')).toBe('hi')
  expect(languageOf('ما هو السعر؟')).toBe('ar')
  expect(languageOf('قیمت کیا ہے؟')).toBe('ur')
  expect(languageOf('ਕੀਮਤ ਕੀ ਹੈ?')).toBe('pa')
})

test('a call that was asked for later is not owed before', () => {
  const tuesday = new Date('2026-11-24T10:00:00.000+05:30')
  expect(owedFrom(tuesday, 'now')).toEqual(tuesday)
  expect(owedFrom(tuesday, null)).toEqual(tuesday)
  expect(owedFrom(tuesday, 'evening')).toEqual(new Date('2026-11-24T18:00:00.000+05:30'))
  expect(owedFrom(tuesday, 'weekend')).toEqual(new Date('2026-11-28T00:00:00.000+05:30'))
  const sunday = new Date('2026-11-29T20:00:00.000+05:30')
  expect(owedFrom(sunday, 'evening')).toEqual(sunday)
  expect(owedFrom(sunday, 'weekend')).toEqual(sunday)
})
