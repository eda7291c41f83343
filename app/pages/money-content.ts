import { z } from 'zod'

import { currencies } from '#app/lib/exchange-rate.ts'
import { absentWhereEmpty } from '#app/lib/lists.ts'
import { parseRupees } from '#app/lib/money.ts'
import { states } from '#app/lib/states.ts'

import { day, line } from './all-pages.ts'
import { DOWN, RATE, YEARS } from './loan-limits.ts'

function between({ from, to }: { from: number; to: number }) {
  return z.number().min(from).max(to)
}

const percent = between({ from: 0, to: 25 })

const duty = z.strictObject({
  state: z.enum(states),
  /** Where the state has a rate of its own for some: `women buyers`. */
  buyer: line.optional(),
  dutyPercent: percent,
  registrationPercent: percent,
  /** In rupees; the fee ends there. */
  registrationMax: z.number().positive().max(10_000_000).optional(),
  on: day,
  source: line,
})

/** In one currency a rupee has one price, and one buyer pays one duty in a state. */
function withoutRepeats<T>(list: T[], keyOf: (one: T) => string): boolean {
  return new Set(list.map(keyOf)).size === list.length
}

export const moneySchema = z.strictObject({
  /** What the EMI calculator opens with; `property` only where no project shows its price. */
  loan: z.strictObject({
    property: z
      .string()
      .refine((text) => parseRupees(text) !== undefined, 'must be an amount like 50 lakh'),
    downPercent: between(DOWN),
    yearlyRate: between(RATE),
    years: between(YEARS),
  }),
  stampDuty: z
    .array(duty)
    .max(30)
    .refine((rows) => withoutRepeats(rows, dutyName), 'has two rows for the same buyers of a state')
    .transform(absentWhereEmpty)
    .optional(),
  exchangeRates: z
    .array(
      z.strictObject({
        currency: z.enum(currencies),
        rupees: z.number().positive().max(1000),
        on: day,
      }),
    )
    .refine(
      (rows) => withoutRepeats(rows, ({ currency }) => currency),
      'has two rates for one currency',
    )
    .transform(absentWhereEmpty)
    .optional(),
})

export type MoneyContent = z.infer<typeof moneySchema>
export type StampDuty = z.infer<typeof duty>

/** `Uttar Pradesh, women buyers`. */
export function dutyName({ state, buyer }: Pick<StampDuty, 'state' | 'buyer'>): string {
  return buyer === undefined ? state : `${state}, ${buyer}`
}
