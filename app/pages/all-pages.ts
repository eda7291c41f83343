import { z } from 'zod'

/** The slots whose pictures a page of words may show. */
export const wordPictures = [
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

/** A text of at most `most` letters that says something. */
export function said(most: number) {
  return z
    .string()
    .max(most, `must have at most ${most} characters`)
    .refine((text) => text.trim() !== '', 'must say something')
}

/** A heading, a name or another text of one line. */
export const line = said(120)
/** A sentence or a few. */
export const passage = said(2000)
export const picture = z.enum(wordPictures)

/** Where a link leads: a page of this site, whose address begins with one slash, or a whole address. */
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

/** A list of something that a page shows, of so many at most. */
export function listOf<T extends z.ZodType>(of: T, most: number) {
  return z.array(of).min(1, 'must have at least one').max(most, `must have at most ${most}`)
}
