import { z } from 'zod'

import { parseRupees } from '#app/lib/money.ts'

import { DOWN, RATE, YEARS, type EmiDefaults } from './emi-fields.ts'

export const emiDefaultsSchema = z.strictObject({
  property: z.string().refine((text) => parseRupees(text) !== undefined, 'must be like 50 lakh'),
  downPercent: z.number().min(DOWN.from).max(DOWN.to),
  yearlyRate: z.number().min(RATE.from).max(RATE.to),
  years: z.number().min(YEARS.from).max(YEARS.to),
}) satisfies z.ZodType<EmiDefaults>
