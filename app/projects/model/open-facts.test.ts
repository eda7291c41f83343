import { expect, test } from 'vitest'

import type { Section } from '#app/projects/sections/section.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import {
  enquiryAddress,
  enquiryOptions,
  chosenEnquiryOptions,
  openBelowHead,
  openFacts,
} from './open-facts.ts'

const plotted = {
  smallest: 1500,
  largest: 1800,
  unit: 'sq ft',
  label: '1500 and 1800 sq ft',
} as const
const priced: Section = {
  kind: 'prices',
  rows: [{ label: 'Plot of 1500 sq ft', from: '95 Lacs' }],
}
const rowed = (label: string, value: string): Section => ({
  kind: 'particulars',
  title: 'Details',
  rows: [{ label, value }],
})
const fact = (figure: string, unit: string, label: string) => ({ figure, unit, label })
const names = (one: Parameters<typeof openFacts>[0]) => openFacts(one).map(({ name }) => name)
const asks = (project: Parameters<typeof openFacts>[0]) => openFacts(project).map(({ ask }) => ask)

test('main facts that a project does not state are missing', () => {
  expect(asks({ ...birchHeights, possession: undefined })).toEqual([
    'Price list',
    'RERA number',
    'Sizes',
    'Floor plans',
    'Payment plan',
    'Possession date',
  ])
})

test('does not offer stated facts', () => {
  const facts = [{ figure: '2350–3200', unit: 'sq ft', label: 'Sizes' }]
  const open = asks({
    ...birchHeights,
    facts,
    rera: { registered: true, number: 'UPRERAPRJ1' },
    price: '1.5 CR',
    sections: [{ kind: 'payment-plan', parts: [{ share: 50 }, { share: 50 }] }],
  })
  expect(open).toEqual(['Floor plans'])
})

test.each([
  ['sizes of plots', 'Sizes', { plots: plotted }],
  ['a price list of sizes', 'Sizes', { sections: [priced] }],
  ['a row of sizes', 'Sizes', { sections: [rowed('Carpet area', '1,240 sq ft')] }],
  ['a fact of possession', 'Possession', { facts: [fact('May', '2027', 'Possession')] }],
  ['a row of completion', 'Possession', { sections: [rowed('Completion', 'May 2027')] }],
  ['a fact of instalments', 'Payment plan', { facts: [fact('40:60', '', 'Payment plan')] }],
])('%s is stated, wherever the project has it', (_, name, stated) => {
  const project = { ...birchHeights, possession: undefined }
  expect(names(project)).toContain(name)
  expect(names({ ...project, ...stated })).not.toContain(name)
})

test('the size of a clubhouse is no size of a home', () => {
  const facts = [fact('155,000', 'sq ft', 'Clubhouse')]
  expect(asks({ ...birchHeights, facts })).toContain('Sizes')
})

test('an interest-only project offers no price and no payment plan', () => {
  const open = asks({ ...cedarCourt, price: '', isInterestOnly: true })
  expect(open).not.toContain('Price list')
  expect(open).not.toContain('Payment plan')
})

test('a link ticks only options that a page offers', () => {
  for (const { ask } of openFacts(birchHeights)) {
    const { search, pathname, hash } = new URL(enquiryAddress('birch-heights', ask), 'http://x')
    expect(chosenEnquiryOptions(new URLSearchParams(search))).toEqual([ask])
    expect(pathname + hash).toBe('/birch-heights#enquire')
  }
  expect(chosenEnquiryOptions(new URLSearchParams('ask=Free+gold&ask=Sizes&ask=Sizes'))).toEqual([
    'Sizes',
  ])
})

test('the form offers missing facts and a visit', () => {
  expect(enquiryOptions(birchHeights)).toEqual([
    'Price list',
    'RERA number',
    'Floor plans',
    'Site visit',
  ])
})

test('below the head only facts that the head does not offer are missing, and none before a launch', () => {
  const named = openBelowHead({ ...birchHeights, possession: undefined }).map(({ name }) => name)
  expect(named).toEqual(['Sizes', 'Floor plans', 'Payment plan', 'Possession'])
  expect(openBelowHead({ ...birchHeights, type: 'Upcoming' })).toEqual([])
  expect(openBelowHead({ ...birchHeights, pages: [] })).toEqual([])
})
