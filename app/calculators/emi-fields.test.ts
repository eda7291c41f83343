import { expect, test } from 'vitest'

import { loanOf, readEmiFields } from './emi-fields.ts'

const defaults = { property: '95 Lacs', downPercent: 25, yearlyRate: 8.5, years: 20 }
const loan = (typed: string) => loanOf(readEmiFields(typed, defaults))

test('without a query the example is whole, and a query replaces what it names', () => {
  expect(loan('')).toEqual({ principal: 7_125_000, yearlyRate: 8.5, months: 240 })
  expect(loan('?property=3.03+CR')).toMatchObject({ principal: 22_725_000, months: 240 })
  expect(loan('?down=20&rate=9&years=7.5')).toEqual({
    principal: 7_600_000,
    yearlyRate: 9,
    months: 90,
  })
})

test('an address with the whole loan is one without a down payment', () => {
  expect(loan('?principal=10+lakh&rate=7.2&years=10')).toEqual({
    principal: 1_000_000,
    yearlyRate: 7.2,
    months: 120,
  })
})

test('an empty or wrong field has an error and no loan', () => {
  for (const typed of ['?property=', '?down=', '?down=91', '?rate=40', '?years=0'])
    expect(loan(typed)).toBeUndefined()
  expect(readEmiFields('?down=', defaults).down.error).toBe('Enter the down payment, or 0.')
})
