import { DOWN, RATE, YEARS } from '#app/pages/loan-limits.ts'

import type { Loan } from './emi.ts'
import { numberField, rupeesField, type Reading } from './reading.ts'

/** `property` as it is typed. */
export type EmiDefaults = {
  property: string
  downPercent: number
  yearlyRate: number
  years: number
}

export type EmiFields = Record<'property' | 'down' | 'rate' | 'years', Reading>

/** What the query leaves out is filled in; `principal` is the whole loan, as addresses of version 0.1 have it. */
export function readEmiFields(typed: string, defaults: EmiDefaults): EmiFields {
  const params = new URLSearchParams(typed)
  const principal = params.get('principal')
  const query = new URLSearchParams({
    property: principal ?? defaults.property,
    down: principal === null ? `${defaults.downPercent}` : '0',
    rate: `${defaults.yearlyRate}`,
    years: `${defaults.years}`,
    ...Object.fromEntries(params),
  })
  return {
    property: rupeesField(query, 'property', 'Enter the value of the property.'),
    down: numberField(query, 'down', 'Enter the down payment, or 0.', DOWN),
    rate: numberField(query, 'rate', 'Enter the yearly interest rate.', RATE),
    years: numberField(query, 'years', 'Enter the number of years.', YEARS),
  }
}

/** Undefined while a field is missing or wrong. */
export function loanOf({ property, down, rate, years }: EmiFields): Loan | undefined {
  if (property.value === undefined || down.value === undefined) return undefined
  if (rate.value === undefined || years.value === undefined) return undefined
  return {
    principal: property.value - downPayment(property.value, down.value),
    yearlyRate: rate.value,
    months: Math.round(years.value * 12),
  }
}

/** Whole rupees. */
export function downPayment(property: number, percent: number): number {
  return Math.round((property * percent) / 100)
}
