import fc from 'fast-check'
import { expect, test } from 'vitest'

import { monthlyInstalment, repayment } from './emi.ts'

test.each([
  // The worked example that HDFC Bank prints with the formula on its home-loan calculator.
  [{ principal: 1_000_000, yearlyRate: 7.2, months: 120 }, 11_714],
  // The annuity tables: 1 lakh at 12 % for a year is 8,884.88 a month.
  [{ principal: 100_000, yearlyRate: 12, months: 12 }, 8884.88],
  // 50 lakh at 9 % for 20 years, which lenders' calculators give as 44,986.
  [{ principal: 5_000_000, yearlyRate: 9, months: 240 }, 44_986],
])('the instalment of %j is the published one', (loan, published) => {
  const digits = Number.isInteger(published) ? 0 : 2
  expect(Number(monthlyInstalment(loan).toFixed(digits))).toBe(published)
})

test('without interest the loan is spread evenly over the months', () => {
  const result = repayment({ principal: 1_200_000, yearlyRate: 0, months: 24 })
  expect(result.instalment).toBe(50_000)
  expect(result.interest).toBe(0)
  expect(result.years).toEqual([
    { year: 1, principal: 600_000, interest: 0, balance: 600_000 },
    { year: 2, principal: 600_000, interest: 0, balance: 0 },
  ])
})

const loans = fc.record({
  principal: fc.integer({ min: 1, max: 10_000_000_000 }),
  yearlyRate: fc.double({ min: 0, max: 36, noNaN: true }),
  months: fc.integer({ min: 1, max: 480 }),
})

test('the years repay the loan to the rupee, and their interest is the total interest', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { years, interest, total } = repayment(loan)
      expect(years.reduce((sum, year) => sum + year.principal, 0)).toBe(loan.principal)
      expect(years.reduce((sum, year) => sum + year.interest, 0)).toBe(interest)
      expect(total).toBe(loan.principal + interest)
      expect(years.at(-1)?.balance).toBe(0)
      expect(years).toHaveLength(Math.ceil(loan.months / 12))
    }),
  )
})

test('the printed form of the formula gives the same instalment', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      fc.pre(loan.yearlyRate > 0.1)
      const r = loan.yearlyRate / 1200
      const growth = (1 + r) ** loan.months
      const printed = (loan.principal * r * growth) / (growth - 1)
      expect(monthlyInstalment(loan) / printed).toBeCloseTo(1, 9)
    }),
  )
})

test('the debt never grows, and a higher rate never costs less', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { years, interest } = repayment(loan)
      for (const year of years) {
        expect(year.principal).toBeGreaterThanOrEqual(0)
        expect(year.balance).toBeGreaterThanOrEqual(0)
      }
      const dearer = repayment({ ...loan, yearlyRate: loan.yearlyRate + 1 })
      expect(dearer.interest).toBeGreaterThanOrEqual(interest)
    }),
  )
})
