import { z } from 'zod'

import { MOST } from '#app/projects/catalogue/most-built.ts'
import { figure, wholeFigure } from '#app/projects/model/bounds.ts'
import { checkedSchema } from '#app/projects/model/checked.ts'
import { priceText } from '#app/projects/model/price-text.ts'
import type { IconName } from '#app/ui/media/icon.tsx'

/** What a tile may show: names of outlines in app/ui/media/icon-drawings.ts. */
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

/** A kind of section: its own fields, and where its facts come from if not from the project's source. */
function section<K extends string, S extends z.ZodRawShape>(kind: K, shape: S) {
  return z.strictObject({ kind: z.literal(kind), ...shape, checked: checkedSchema.optional() })
}

/** Stands below the summary, which is set large. */
const overview = section('overview', { paragraphs: z.array(text).min(1) })

const units = section('units', {
  title: text,
  rows: z
    .array(
      z.strictObject({
        name: text,
        /** Bedrooms, drawn as rooms; left out for plots. */
        bedrooms: wholeFigure({
          least: 1,
          most: 9,
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
          most: MOST.km,
          advice: 'enter kilometres, and name only what is near',
        }).optional(),
        /** How the distance is worded where a bare figure would say too much: `About 100 m`. */
        wording: text.optional(),
      }),
    )
    .min(1),
})

const prices = section('prices', {
  rows: z.array(z.strictObject({ label: text, from: priceText, to: priceText.optional() })).min(1),
  note: text.optional(),
})

/** Cards of the project's sub-pages, each with its Know More. */
const spaces = section('spaces', { title: text })

const share = wholeFigure({
  least: 1,
  most: 100,
  advice: 'shares are percent of the price, and add up to 100',
})

/** Shares in percent and, where known, when each is due. */
const paymentPlan = section('payment-plan', {
  parts: z
    .array(z.strictObject({ share, due: text.optional() }))
    .min(2)
    .refine((parts) => parts.reduce((sum, part) => sum + part.share, 0) === 100, {
      message: 'the shares must add up to 100',
    }),
})

/** Short statements, each with an icon; `isTerm` marks a return or when money is due. */
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

/** Pictures that open full screen; two on a page are two viewers. */
const gallery = section('gallery', {
  title: text,
  items: z.array(z.strictObject({ picture: text, title: text.optional() })).min(1),
})

/** What lies near, each with a picture and a title. */
const landmarks = section('landmarks', {
  items: z.array(z.strictObject({ picture: text, title: text })).min(1),
  /** Where the titles come from, when the listing does not give all of them. */
  note: text.optional(),
})

const prose = z.array(text).min(1)
const sustainability = section('sustainability', { paragraphs: prose })
const investment = section('investment', { paragraphs: prose })
/** Why this developer; only what the listing says of it. */
const developer = section('developer', { paragraphs: prose })

/** Pages of others, as the developer's own site. */
const links = section('links', {
  items: z.array(z.strictObject({ label: text, href: z.url({ protocol: /^https$/ }) })).min(1),
  note: text.optional(),
})

/** The developer's own statements, printed as such beside the disclaimer. */
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
