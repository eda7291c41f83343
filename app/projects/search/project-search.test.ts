import fc from 'fast-check'
import { expect, test } from 'vitest'

import { facts } from '#test/searched.ts'

import { openSearch, saysSomething } from './project-search.ts'
import { searchEntries } from './search-entries.ts'

const entries = searchEntries(facts.listings)
const search = openSearch(entries)
const labels = (text: string) => search(text).found.map(({ label }) => label)

test('places, developers and projects can all be found', () => {
  expect(labels('noida')[0]).toBe('Noida')
  expect(labels('Godrej')[0]).toBe('Godrej')
  expect(labels('Godrej').toSorted()).toEqual([
    'Godrej',
    'Godrej Indore',
    'Godrej Majesty',
    'Godrej Reverine',
  ])
  expect(labels('jewar')).toEqual(['Jewar Green Residency'])
})

test('a beginning is enough, and a slip of the pen is forgiven only where nothing fits', () => {
  expect(labels('purv')).toContain('Purvanchal Sunbliss')
  expect(search('purvanchal').isClose).toBe(false)
  expect(search('prestege')).toMatchObject({ isClose: true })
  expect(labels('prestege')).toContain('Prestige City')
  expect(labels('gaziabad')).toContain('Ghaziabad')
})

test('what a listing says of itself is found by whole words, in one or in several', () => {
  expect(labels('swimming pool')).toEqual(['Prestige City'])
  expect(labels('helipads')).toEqual(['Bhutani Cyberthum'])
  expect(labels('park')).toEqual(['Gaur Aspire Centurian Park'])
  expect(search('cluhbouse')).toMatchObject({ isClose: true })
  expect(labels('cluhbouse')).toContain('Prestige City')
})

test('a number is never guessed', () => {
  expect(labels('sector 151')).toEqual([])
  expect(labels('sector 152')).toEqual(['ATS Picturesque Reprieves'])
})

test('words that say nothing are no question', () => {
  expect(saysSomething('projects in ')).toBe(false)
  expect(saysSomething('flats')).toBe(true)
})

test('no two entries share an address, and no text makes a search fail', () => {
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
  fc.assert(fc.property(fc.string(), (text) => search(text).found.length <= entries.length))
})
