import { expect, test } from 'vitest'

import { facts } from '#test/catalogue/catalogue.ts'

import { openSuggestions } from './search-index.ts'
import { readFacts, readSuggestions } from './read-facts.ts'

const sent: unknown = JSON.parse(JSON.stringify(facts))
const suggest = await openSuggestions(sent)
const labels = (text: string) =>
  suggest(text).map(({ label, detail }) => `${label}: ${detail}`.replaceAll('\u00A0', ' '))

test('the index is read as it was written', () => {
  expect(JSON.parse(JSON.stringify(readFacts(sent)))).toEqual(sent)
})

test.each([
  undefined,
  {},
  { listings: [null, 'x', { slug: 'x' }, { slug: '/evil.test', name: 'x', type: 'Plots' }] },
])('%j holds no listing', (value) => {
  expect(readFacts(value)).toEqual({ listings: [], named: [], hasPrices: false })
})

test('suggestions of a server are read as they were written, unless they lead off the site', () => {
  const suggestions = suggest('birch')
  const evil = ['//evil.test', 'https://evil.test', 'javascript:alert(1)', undefined]
  const mixed = [...suggestions, ...evil.map((to) => ({ to, label: 'x', detail: '' })), null]
  expect(readSuggestions(JSON.parse(JSON.stringify({ suggestions: mixed })))).toEqual(suggestions)
  expect(readSuggestions({ error: 'no' })).toEqual([])
})

test('what is understood is the first thing suggested, with how many it finds', () => {
  expect(labels('3 bhk metro')[0]).toBe('3 BHK · Near metro: 1 project')
  expect(suggest('3 bhk metro')[0]?.to).toBe('/projects?bedrooms=3&near=metro')
  expect(labels('plots in pune under 1 cr')[0]).toBe('Plots · Pune · Up to ₹1 crore: 1 project')
  expect(labels('3 bhk gurgaon')).toEqual(['Gurugram · 3 BHK: 0 projects'])
})

test('words that are not followed are said with it', () => {
  expect(labels('3 bhk xyz metro')).toEqual(['3 BHK · Near metro: 1 project, without “xyz”'])
})

test('what a line may mean is suggested', () => {
  expect(labels('under 3.5')).toEqual([
    'Up to ₹3.50 crore: 2 projects',
    'Up to ₹3.50 lakh: 0 projects',
  ])
  expect(labels('AED 1.5m')).toEqual([])
})

test('what is typed in digits of another script is understood', () => {
  expect(labels('૩ bhk metro')).toEqual(labels('3 bhk metro'))
})

test('a name is suggested before a list of what it says', () => {
  expect(labels('birch heights')[0]).toBe('Birch Heights: Siddharth Vihar, Ghaziabad')
  expect(labels('alder mead')[0]).toBe('Alder Meadow: Baner, Pune')
  expect(labels('noida')[0]).toBe('Noida: 3 projects')
  expect(labels('birch').filter((one) => one.startsWith('Birch:'))).toEqual(['Birch: 2 projects'])
})
