import { z } from 'zod'

import { priceText } from '#app/projects/price-text.ts'

const text = z.string().trim().min(1, 'must say something')
const row = z.strictObject({ label: text, value: text })

/** The first paragraph is set large. */
const overview = z.strictObject({ kind: z.literal('overview'), paragraphs: z.array(text).min(1) })

const units = z.strictObject({
  kind: z.literal('units'),
  title: text,
  rows: z
    .array(
      z.strictObject({
        name: text,
        /** Bedrooms, drawn as rooms; left out for plots. */
        bedrooms: z.int().min(1).max(9).optional(),
        utility: z.boolean().optional(),
        detail: text.optional(),
      }),
    )
    .min(1),
})

const features = z.strictObject({
  kind: z.literal('features'),
  title: z.enum(['Key features', 'Amenities', 'Highlights', 'Sustainability', 'In the building']),
  items: z.array(text).min(1),
})

const particulars = z.strictObject({
  kind: z.literal('particulars'),
  title: text,
  rows: z.array(row).min(1),
})

const location = z.strictObject({
  kind: z.literal('location'),
  items: z
    .array(
      z.strictObject({
        place: text,
        km: z.number().positive().optional(),
        /** How the distance is worded where a bare figure would say too much: `About 100 m`. */
        wording: text.optional(),
      }),
    )
    .min(1),
})

const prices = z.strictObject({
  kind: z.literal('prices'),
  rows: z.array(z.strictObject({ label: text, from: priceText, to: priceText.optional() })).min(1),
  note: text.optional(),
})

/** Parts of one building that are sold on terms of their own. */
const spaces = z.strictObject({
  kind: z.literal('spaces'),
  title: text,
  items: z
    .array(
      z.strictObject({
        name: text,
        text: text.optional(),
        rows: z.array(row),
        /** Shares in percent and, where known, when each is due. */
        plan: z
          .array(z.strictObject({ share: z.int().min(1).max(100), due: text.optional() }))
          .refine((parts) => parts.reduce((sum, part) => sum + part.share, 0) === 100, {
            message: 'the shares must add up to 100',
          })
          .optional(),
        /** The developer's own statements, printed as such. */
        claims: z.array(text).optional(),
      }),
    )
    .min(1),
})

/** The developer's own statements, printed as such beside the disclaimer. */
const claims = z.strictObject({ kind: z.literal('claims'), items: z.array(text).min(1) })

const comingSoon = z.strictObject({ kind: z.literal('coming-soon'), text })

export const sectionSchema = z.discriminatedUnion('kind', [
  overview,
  units,
  features,
  particulars,
  location,
  prices,
  spaces,
  claims,
  comingSoon,
])

export type Section = z.input<typeof sectionSchema>
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>
