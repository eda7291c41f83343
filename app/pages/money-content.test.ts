import { expect, test } from 'vitest'

import { filePages } from './file-pages.ts'
import { moneySchema } from './money-content.ts'
import { publishFaults } from './page-faults.ts'

const { money } = filePages
const on = '2026-11-21'
const duty = {
  state: 'Goa',
  dutyPercent: 6.5,
  registrationPercent: 1,
  on,
  source: 'The order of 1 November',
}
const rate = { currency: 'USD', rupees: 84.5, on }

test('starts without any rate, which only an owner knows', () => {
  expect(Object.keys(money)).toEqual(['loan'])
})

test('the example is in the range of the fields that it fills in', () => {
  const wrong = { property: 'lots', downPercent: 91, yearlyRate: -1, years: 0 }
  for (const [field, value] of Object.entries(wrong))
    expect(pathsOf({ ...money, loan: { ...money.loan, [field]: value } })).toEqual([
      `loan.${field}`,
    ])
})

test('one duty for the same buyers of a state, and one rate for a currency', () => {
  const forWomen = { ...duty, buyer: 'women buyers', dutyPercent: 5.5 }
  expect(pathsOf({ ...money, stampDuty: [duty, forWomen], exchangeRates: [rate] })).toEqual([])
  expect(pathsOf({ ...money, stampDuty: [duty, duty] })).toEqual(['stampDuty'])
  expect(pathsOf({ ...money, exchangeRates: [rate, rate] })).toEqual(['exchangeRates'])
  expect(pathsOf({ ...money, stampDuty: [{ ...duty, source: ' ' }] })).toEqual([
    'stampDuty.0.source',
  ])
})

test('emptied lists are absent, and no rate is of a day to come', () => {
  expect(moneySchema.parse({ ...money, stampDuty: [], exchangeRates: [] })).toEqual(money)
  const content = moneySchema.parse({ ...money, stampDuty: [duty], exchangeRates: [rate] })
  const context = { shown: money, isPage: () => true }
  expect(publishFaults('money', content, { ...context, today: on })).toEqual([])
  expect(publishFaults('money', content, { ...context, today: '2026-11-20' })).toMatchObject([
    { at: ['stampDuty', 0, 'on'] },
    { at: ['exchangeRates', 0, 'on'] },
  ])
})

function pathsOf(content: object): string[] {
  return (moneySchema.safeParse(content).error?.issues ?? []).map(({ path }) => path.join('.'))
}
