import { z } from 'zod'

import { DRAWING_LIMITS } from '#app/projects/catalogue/drawing-limits.ts'
import { figure, wholeFigure } from '#app/projects/model/bounds.ts'
import { checkedSchema } from '#app/projects/model/checked.ts'
import { priceText } from '#app/projects/model/price-text.ts'
import type { IconName } from '#app/ui/media/icon.tsx'

/** Names from app/ui/media/icon-drawings.ts. */
const tileIcons = [
  'area',
  'calendar',
  'ceiling',
  'celebration',
  'ceremony',
  'chart',
  'corporate',
  'lease',
] as const satisfies readonly IconName[]

const text = z.string().trim().min(1, 'must say something')
const row = z.strictObject({ label: text, value: text })

/** A kind of section, with its own source where it differs from the project's. */
function section<K extends string, S extends z.ZodRawShape>(kind: K, shape: S) {
  return z.strictObject({ kind: z.literal(kind), ...shape, checked: checkedSchema.optional() })
}

const overview = section('overview', { paragraphs: z.array(text).min(1) })

const units = section('units', {
  title: text,
  rows: z
    .array(
      z.strictObject({
        name: text,
        /** Undefined for plots. */
        bedrooms: wholeFigure({
          min: 1,
          max: 9,
          advice: 'put a larger home in its name. It is not drawn',
        }).optional(),
        utility: z.boolean().optional(),
        detail: text.optional(),
      }),
    )
    .min(1),
})

const features = section('features', {
  title: z.enum(['Key features', 'Amenities', 'Highlights', 'In the building']),
  items: z.array(text).min(1),
})

const particulars = section('particulars', { title: text, rows: z.array(row).min(1) })

const location = section('location', {
  items: z
    .array(
      z.strictObject({
        place: text,
        km: figure({
          max: DRAWING_LIMITS.km,
          advice: 'enter kilometres, and name only what is near',
        }).optional(),
        /** For distances too vague for a figure: `About 100 m`. */
        wording: text.optional(),
      }),
    )
    .min(1),
})

const prices = section('prices', {
  rows: z.array(z.strictObject({ label: text, from: priceText, to: priceText.optional() })).min(1),
  note: text.optional(),
})

const spaces = section('spaces', { title: text })

const share = wholeFigure({
  min: 1,
  max: 100,
  advice: 'shares are percent of the price, and add up to 100',
})

const paymentPlan = section('payment-plan', {
  parts: z
    .array(z.strictObject({ share, due: text.optional() }))
    .min(2)
    .refine((parts) => parts.reduce((sum, part) => sum + part.share, 0) === 100, {
      message: 'the shares must add up to 100',
    }),
})

/** `isTerm`: a return or a due date of payment. */
const tiles = section('tiles', {
  title: text,
  items: z
    .array(
      z.strictObject({
        icon: z.enum(tileIcons),
        title: text,
        text: text.optional(),
        isTerm: z.literal(true).optional(),
      }),
    )
    .min(2),
})

const gallery = section('gallery', {
  title: text,
  items: z.array(z.strictObject({ picture: text, title: text.optional() })).min(1),
})

const landmarks = section('landmarks', {
  items: z.array(z.strictObject({ picture: text, title: text })).min(1),
  /** The source of titles that the developer does not give. */
  note: text.optional(),
})

const prose = z.array(text).min(1)
const sustainability = section('sustainability', { paragraphs: prose })
const investment = section('investment', { paragraphs: prose })
/** Only what the project's sources state. */
const developer = section('developer', { paragraphs: prose })

/** Other sites, such as the developer's. */
const links = section('links', {
  items: z.array(z.strictObject({ label: text, href: z.url({ protocol: /^https$/ }) })).min(1),
  note: text.optional(),
})

/** Printed as the developer's claims, next to the disclaimer. */
const claims = section('claims', { items: z.array(text).min(1) })

const comingSoon = section('coming-soon', { text })

export const sectionSchema = z.discriminatedUnion('kind', [
  overview,
  units,
  features,
  particulars,
  location,
  prices,
  spaces,
  paymentPlan,
  tiles,
  gallery,
  landmarks,
  sustainability,
  investment,
  developer,
  links,
  claims,
  comingSoon,
])

export type Section = z.input<typeof sectionSchema>
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>
