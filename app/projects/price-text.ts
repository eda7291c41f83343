import { z } from 'zod'

/** `3.03 CR` or `95 Lacs`, as listings write it. */
export const priceText = z
  .string()
  .regex(/^\d+(\.\d{1,2})? (CR|Lacs)$/, 'must be written like "3.03 CR" or "95 Lacs"')
