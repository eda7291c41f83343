import { z } from 'zod'

/** A fact's source, and the day on which someone compared the page with it. */
export const checkedSchema = z.strictObject({
  source: z.enum(['specification', 'developer', 'staff']),
  on: z.iso.date(),
})

export type Checked = z.input<typeof checkedSchema>
