import { z } from 'zod'

const MAX_UNIT = 60

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
})
export type Plan = z.infer<typeof planSchema>

/** A plan that pages link to: an image, or a PDF. */
export type FloorPlan = { unit: string; area?: string; href: string; isPdf: boolean }

/** The description of a plan's picture. */
export function planText({ unit, area }: Plan): string {
  return area ? `Floor plan: ${unit}, ${area}` : `Floor plan: ${unit}`
}
