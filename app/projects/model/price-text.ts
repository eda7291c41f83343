import { z } from 'zod'

import { priceTyped, rupeesOf } from '#app/lib/money.ts'

/** Said with what is wrong, so that nobody has to guess the form. */
const EXAMPLE = 'as 3.10 CR or 95 Lacs'

/** `3.03 CR` or `95 Lacs`, as listings write it, however it is typed; the dashboard's form knows it by its format. */
export const priceText = z
  .string()
  .overwrite((typed) => (rupeesOf(typed) === undefined ? priceTyped(typed) : undefined) ?? typed)
  .regex(/^\d+(\.\d{1,2})? (CR|Lacs)$/, `must be a figure with CR or Lacs behind it, ${EXAMPLE}`)
  .refine((text) => rupeesOf(text) !== 0, `must be more than nothing, ${EXAMPLE}`)
  .meta({ format: 'price' })
