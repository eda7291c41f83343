import fc from 'fast-check'
import { expect, test } from 'vitest'

import { runSync } from '#app/lib/async/yield-to-event-loop.ts'
import { facts } from '#test/catalogue/catalogue.ts'

import { openingSearch, hasSearchTerms } from './project-search.ts'
import { searchEntries } from './search-catalogue.ts'

const entries = searchEntries(facts.listings)
const { find: search, says } = runSync(openingSearch(entries))
const labels = (text: string) => search(text).found.map(({ label }) => label)

test('finds places, developers and projects', () => {
  expect(labels('noida')[0]).toBe('Noida')
  expect(labels('Birch')[0]).toBe('Birch')
  expect(labels('Birch').toSorted()).toEqual(['Alder Meadow', 'Birch', 'Birch Heights'])
  expect(labels('poplar')).toEqual(['Poplar Farms'])
})

test('a prefix matches, and a spelling error only where nothing else does', () => {
  expect(labels('popl')).toContain('Poplar Farms')
  expect(search('poplar').isClose).toBe(false)
  expect(search('poplr')).toMatchObject({ isClose: true })
  expect(labels('poplr')).toContain('Poplar Farms')
  expect(labels('gaziabad')).toContain('Ghaziabad')
})

test('finds whole words in a project’s texts, in one or in several', () => {
  expect(labels('swimming pool')).toEqual(['Cedar Court'])
  expect(labels('helipads')).toEqual(['Alder Meadow'])
  expect(labels('lake')).toEqual(['Alder Meadow'])
  expect(labels('hel')).toEqual([])
  expect(search('cluhbouse')).toMatchObject({ isClose: true })
  expect(labels('cluhbouse')).toContain('Birch Heights')
})

test.each([
  ['studio apartment', true],
  ['apartment studio', false],
  ['nh 24', true],
  ['swimming pool', true],
  ['swimming apartments', false],
  ['villa', false],
])('whether a text says “%s”: %s', (words, isSaid) => {
  expect(says(words)).toBe(isSaid)
})

test('never corrects a number', () => {
  expect(labels('sector 151')).toEqual([])
  expect(labels('sector 150')).toEqual(['Cedar Court'])
})

test('filler words are no search', () => {
  expect(hasSearchTerms('projects in ')).toBe(false)
  expect(hasSearchTerms('flats')).toBe(true)
})

test('entries have unique addresses, and any text can be searched', () => {
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
  fc.assert(fc.property(fc.string(), (text) => search(text).found.length <= entries.length))
})
