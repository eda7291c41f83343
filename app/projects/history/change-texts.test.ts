import { expect, test } from 'vitest'

import type { FactChange } from '#app/projects/facts/project-facts.ts'

import { changedNames, changeText } from './change-texts.ts'

const price: FactChange = { fact: 'price', part: '', was: '90 Lacs', became: '95 Lacs' }

test.each<[Partial<FactChange>, string]>([
  [{}, 'Price: ₹95 lakh, was ₹90 lakh'],
  [{ part: '3 BHK' }, 'Price (3 BHK): ₹95 lakh, was ₹90 lakh'],
  [{ part: 'Wellness, 500 sq ft' }, 'Price (Wellness, 500 sq ft): ₹95 lakh, was ₹90 lakh'],
  [{ became: '95 Lacs to 1.15 CR' }, 'Price: ₹95 lakh to ₹1.15 crore, was ₹90 lakh'],
  [{ was: '' }, 'Price: ₹95 lakh, new'],
  [{ became: '' }, 'Price: not shown any more, was ₹90 lakh'],
  [
    { fact: 'possession', was: 'December 2027', became: 'June 2028' },
    'Possession: June 2028, was December 2027',
  ],
  [{ fact: 'area', was: '6.5 acres', became: '7 acres' }, 'Area: 7 acres, was 6.5 acres'],
  [
    { fact: 'rera', was: 'registered, number not stated', became: 'UPRERAPRJ1' },
    'RERA registration: UPRERAPRJ1, was registered (number on request)',
  ],
  [{ fact: 'figure', part: 'Towers', was: '5', became: '6' }, 'Towers: 6, was 5'],
])('%j becomes: %s', (change, words) => {
  expect(changeText({ ...price, ...change }).replaceAll('\u00A0', ' ')).toBe(words)
})

test('no line break parts a figure from its unit or sign', () => {
  expect(changeText(price)).toContain('₹95\u00A0lakh')
  expect(changeText({ fact: 'area', part: '', was: '', became: '7 acres' })).toContain(
    '7\u00A0acres',
  )
})

test('names each change once, within a sentence', () => {
  const rows = [
    { ...price, part: '2 BHK' },
    { ...price, part: '3 BHK' },
  ]
  expect(changedNames(rows)).toBe('price')
  expect(
    changedNames([...rows, { fact: 'rera', part: '' }, { fact: 'figure', part: 'Towers' }]),
  ).toBe('price, RERA registration and towers')
})
