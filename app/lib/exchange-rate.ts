import { sorted } from './lists.ts'

export const currencies = ['USD', 'AED', 'GBP'] as const

/** One unit of `currency` costs `rupees` on the day `on`, as 2026-11-21. */
export type ExchangeRate = { currency: (typeof currencies)[number]; rupees: number; on: string }

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** `About US$312,000 or £236,000 at the rate of 21 Nov 2026`, newest rates first; undefined without a rate. */
export function amountsAbroad(
  rupees: number,
  rates: readonly ExchangeRate[] = [],
): string | undefined {
  const days = sorted([...new Set(rates.map(({ on }) => on))], (a, b) => b.localeCompare(a))
  if (days.length === 0) return undefined
  const amounts = days.map((day) => {
    const ofDay = rates
      .filter(({ on }) => on === day)
      .map((rate) => rounded(rupees / rate.rupees, rate.currency))
    return `${ofDay.join(' or ')} at the rate of ${DAY.format(new Date(day))}`
  })
  return `About ${amounts.join(', ')}`
}

/** To three figures: more would claim a rate of the hour. */
function rounded(amount: number, currency: ExchangeRate['currency']): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    maximumSignificantDigits: 3,
  }).format(amount)
}
