import { expect, test } from 'vitest'

import { indianDay } from '#app/lib/dates/indian-day.ts'

import { withoutWrongDays, wrongDay, wrongDayOf } from './source-day.ts'

const DAY = 86_400_000
const today = indianDay(new Date())
const tomorrow = indianDay(new Date(Date.now() + DAY))
const source = { source: 'developer', on: today, of: '95 Lacs' } as const
const change = { fact: 'price', part: '', was: '80 Lacs', became: '95 Lacs' } as const

test('a source’s day is past and after the law', () => {
  expect([today, '2016-01-01'].map(wrongDay)).toEqual([undefined, undefined])
  expect([tomorrow, '2099-01-01'].map(wrongDay)).toEqual(['ahead', 'ahead'])
  expect(['2015-12-31', '0002-05-01'].map(wrongDay)).toEqual(['long ago', 'long ago'])
})

test('drops sources with an invalid day and keeps the others', () => {
  const sources = { price: source }
  expect(withoutWrongDays(sources)).toBe(sources)
  expect(withoutWrongDays({ ...sources, area: { ...source, on: tomorrow } })).toEqual(sources)
})

test('checks only the source that a changed fact uses', () => {
  const ahead = { price: { ...source, on: tomorrow } }
  expect(wrongDayOf([change], ahead)).toBe('ahead')
  expect(wrongDayOf([change], { price: { ...source, on: '1900-01-01' } })).toBe('long ago')
  expect(wrongDayOf([], ahead)).toBeUndefined()
  // The source is for a former value.
  expect(wrongDayOf([{ ...change, became: '99 Lacs' }], ahead)).toBeUndefined()
})
