import { expect, test } from 'vitest'

import { facts } from '#test/catalogue/catalogue.ts'

import { openSuggestions } from './search-index.ts'
import { readFacts, readSuggestions } from './read-facts.ts'

const sent: unknown = JSON.parse(JSON.stringify(facts))
const { find: suggest, matching } = await openSuggestions(sent)
const labels = (text: string) =>
  suggest(text).map(({ label, detail }) => `${label}: ${detail}`.replaceAll('\u00A0', ' '))

test('reads the index as written', () => {
  expect(JSON.parse(JSON.stringify(readFacts(sent)))).toEqual(sent)
})

test.each([
  undefined,
  {},
  { listings: [null, 'x', { slug: 'x' }, { slug: '/evil.test', name: 'x', type: 'Plots' }] },
])('%j has no project', (value) => {
  expect(readFacts(value)).toEqual({ listings: [], named: [], hasPrices: false })
})

test('reads a server’s suggestions, except those that leave the site', () => {
  const suggestions = suggest('birch')
  const evil = ['//evil.test', 'https://evil.test', 'javascript:alert(1)', undefined]
  const mixed = [...suggestions, ...evil.map((to) => ({ to, label: 'x', detail: '' })), null]
  expect(readSuggestions(JSON.parse(JSON.stringify({ suggestions: mixed })))).toEqual(suggestions)
  expect(readSuggestions({ error: 'no' })).toEqual([])
})

test('suggests the recognised list first, with its count', () => {
  expect(labels('3 bhk metro')[0]).toBe('3 BHK · Near metro: 1 project')
  expect(suggest('3 bhk metro')[0]?.to).toBe('/projects?bedrooms=3&near=metro')
  expect(labels('plots in pune under 1 cr')[0]).toBe('Plots · Pune · Up to ₹1 crore: 1 project')
  expect(labels('3 bhk gurgaon')).toEqual(['Gurugram · 3 BHK: 0 projects'])
})

test('names the words that were not recognised', () => {
  expect(labels('3 bhk xyz metro')).toEqual(['3 BHK · Near metro: 1 project, without “xyz”'])
})

test('suggests each meaning of an ambiguous line', () => {
  expect(labels('under 3.5')).toEqual([
    'Up to ₹3.50 crore: 2 projects',
    'Up to ₹3.50 lakh: 0 projects',
  ])
  expect(labels('AED 1.5m')).toEqual([])
})

test('reads digits of another script', () => {
  expect(labels('૩ bhk metro')).toEqual(labels('3 bhk metro'))
})

test('suggests a name before a list', () => {
  expect(labels('birch heights')[0]).toBe('Birch Heights: Siddharth Vihar, Ghaziabad')
  expect(labels('alder mead')[0]).toBe('Alder Meadow: Baner, Pune')
  expect(labels('noida')[0]).toBe('Noida: 3 projects')
  expect(labels('birch').filter((one) => one.startsWith('Birch:'))).toEqual(['Birch: 2 projects'])
})

test('names the projects that a line leaves on the street', () => {
  expect([...matching('birch heights')]).toEqual(['birch-heights'])
  expect(matching('3 bhk metro').size).toBe(1)
  expect(matching('noida').size).toBe(3)
  // A word that no project has is left out, so that nothing is dimmed.
  expect(matching('qwertz').size).toBe(facts.listings.length)
})
