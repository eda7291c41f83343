import { z } from 'zod'

/** Where a fact comes from and the day somebody last held the page against it. */
export const checkedSchema = z.strictObject({
  source: z.enum(['specification', 'developer', 'staff']),
  /** ISO date, as 2026-11-21. */
  on: z.iso.date(),
})

export type Checked = z.input<typeof checkedSchema>
