import { z } from 'zod'

import { indianDay } from '#app/lib/dates/indian-day.ts'

const MAX_UNIT = 60

/** As facts have them (app/projects/model/checked.ts). */
export const planSources = ['developer', 'staff', 'specification'] as const

/** What a floor plan is of: a type of unit, such as `3 BHK + Utility`, and its area as stated, such as `1,850 sq ft`. */
export const planSchema = z.object({
  unit: z
    .string()
    .trim()
    .min(1, 'Enter the type of unit, such as 3 BHK.')
    .max(MAX_UNIT, `Use at most ${MAX_UNIT} characters for the type of unit.`),
  area: z
    .union([
      z.literal(''),
      z
        .string()
        .trim()
        .max(MAX_UNIT)
        .regex(/^\d[\d.,–-]* \S.*$/, 'Enter the area as a figure and a unit, such as 1,850 sq ft.'),
    ])
    .optional(),
  /** Absent for plans of earlier versions, which have the source and day of their project. */
  source: z.enum(planSources).optional(),
  /** The day on which staff compared the plan with its source. */
  on: z.iso.date().optional(),
})
export type Plan = z.infer<typeof planSchema>

/** As a form sends it. */
export const planInput = planSchema.extend({
  source: z.enum(planSources, 'Choose the source of the plan.'),
  on: z.iso
    .date('Enter the day on which you checked the plan.')
    .refine((on) => on <= indianDay(new Date()), 'The day of the check is in the future.'),
})

/** A plan that pages link to: an image, or a PDF. */
export type FloorPlan = {
  unit: string
  area?: string
  checked?: { source: (typeof planSources)[number]; on: string }
  href: string
  isPdf: boolean
}

/** The description of a plan's picture. */
export function planText({ unit, area }: Plan): string {
  return area ? `Floor plan: ${unit}, ${area}` : `Floor plan: ${unit}`
}
