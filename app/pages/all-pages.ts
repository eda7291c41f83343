import { z } from 'zod'

export const pagePictures = [
  'help-investors',
  'help-homebuyers',
  'help-nri',
  'service-residential',
  'service-commercial',
  'service-pre-launch',
  'service-land',
  'city-noida',
  'city-goa',
  'city-gurugram',
  'city-indore',
  'city-mumbai',
  'connect',
] as const

export function requiredText(max: number) {
  return z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine((text) => text.trim() !== '', 'must say something')
}

export const line = requiredText(120)
export const passage = requiredText(2000)
export const picture = z.enum(pagePictures)

/** Begins with exactly one slash for a page of this site, or is a whole address. */
export const link = z.strictObject({
  label: line,
  to: z
    .string()
    .max(300)
    .regex(
      /^(?:\/(?!\/)\S*|https:\/\/\S+)$/,
      'must be a page of this site, for example /connect, or an https link',
    ),
})

export const day = z.iso.date('must be a date, for example 2026-11-26')

export function listOf<T extends z.ZodType>(of: T, max: number) {
  return z.array(of).min(1, 'must have at least one').max(max, `must have at most ${max}`)
}
