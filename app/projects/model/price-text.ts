import { z } from 'zod'

import { priceTyped, rupeesOf } from '#app/lib/money.ts'

const EXAMPLE = 'as 3.10 CR or 95 Lacs'

/** Normalises to `3.03 CR` or `95 Lacs`; the dashboard's form recognises its format. */
export const priceText = z
  .string()
  .overwrite((typed) => (rupeesOf(typed) === undefined ? priceTyped(typed) : undefined) ?? typed)
  .regex(/^\d+(\.\d{1,2})? (CR|Lacs)$/, `must be a figure with CR or Lacs behind it, ${EXAMPLE}`)
  .refine((text) => rupeesOf(text) !== 0, `must be more than nothing, ${EXAMPLE}`)
  .meta({ format: 'price' })
