import { z } from 'zod'

import type { PictureFacts } from '#app/pictures/picture.tsx'

import { priceText } from './price-text.ts'
import { checkedSchema } from './checked.ts'
import { MOST } from './most-built.ts'
import { plotUnits } from './plot-units.ts'
import { projectTypes } from './project-types.ts'
import { sectionSchema } from './sections/section.ts'
import { states } from './states.ts'

const text = z.string().trim().min(1, 'must say something')

/** Slot of a picture, as content/pictures names it. */
const picture = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the id of a picture slot')

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

const facts = z
  .array(
    z.strictObject({
      figure: text,
      unit: text.optional(),
      label: text,
      /** A price, a return or when money is due: terms of sale rather than what is built. */
      isTerm: z.literal(true).optional(),
    }),
  )
  .max(5, 'the strip has room for the area and five more')

/** A page below a project's own: one kind of space in the same building, sold on terms of its own. */
const subPageSchema = z.strictObject({
  slug,
  name: text,
  /** One sentence for its card, search results and shared links. */
  summary: text,
  picture,
  possession: text.optional(),
  facts: facts.optional(),
  sections: z.array(sectionSchema).min(1, 'must have at least one section'),
  checked: checkedSchema.optional(),
})

/** One listing. A fact that is not known is left out, never guessed. */
export const projectSchema = z.strictObject({
  id: z.int().min(0),
  slug,
  name: text,
  developer: text.optional(),
  location: text,
  /** The state whose real-estate authority registers the project. */
  state: z.enum(states),
  type: z.enum(projectTypes),
  price: z.union([z.literal(''), priceText]),
  /** Hides a price that is not public yet, even where `price` holds one. */
  revealPrice: z.literal('soon').optional(),
  /** Land area with its unit, as listed: `6.46 acres`. */
  area: z
    .string()
    .regex(/^[\d.,]+\+? \S.*$/, 'must be a figure, a space and a unit')
    .optional(),
  /** Registration under the Real Estate (Regulation and Development) Act 2016; digits are never guessed. */
  rera: z
    .strictObject({
      registered: z.literal(true),
      number: text.optional(),
      /** The project's own page at the authority, which the QR code opens. */
      page: z.url({ protocol: /^https$/ }).optional(),
      /** The project's collection account, which Uttar Pradesh asks advertisements to name. */
      account: text.optional(),
    })
    .optional(),
  /** Nothing is offered for sale, only interest is taken; set by the deployment, not by hand. */
  isInterestOnly: z.literal(true).optional(),
  /** Where the listing says so; every other project says nothing about its stage. */
  stage: z.literal('Pre-launch').optional(),
  /** When homes are handed over, as listed: `December 2026`. */
  possession: text.optional(),
  /** A heading of its own, ending in a word that changes every 2000 ms. */
  headline: z.strictObject({ lead: text, words: z.array(text).min(2) }).optional(),
  /** Pictures that follow one another in the page's head; delay and transition in milliseconds. */
  slideshow: z
    .strictObject({
      pictures: z.array(picture).min(2),
      delay: z.int().min(0),
      transition: z.int().min(1),
    })
    .optional(),
  /** One sentence for search results and shared links. */
  summary: text,
  facts: facts.optional(),
  /** What a drawing to scale may show; only where the listing names the floors. */
  elevation: z
    .strictObject({
      towers: z.int().min(1).max(MOST.towers),
      /** Storeys above ground, the ground floor counted. */
      floors: z.int().min(1).max(MOST.floors),
      heightMetres: z.number().positive().optional(),
      label: text,
    })
    .optional(),
  /** Sizes of single plots, as listed; without `largest` where the listing names only the smallest. */
  plots: z
    .strictObject({
      smallest: z.number().positive(),
      largest: z.number().positive().optional(),
      unit: z.enum(plotUnits),
      label: text,
    })
    .refine(({ smallest, largest = Infinity }) => smallest < largest, {
      message: 'the largest must be larger than the smallest',
    })
    .optional(),
  sections: z.array(sectionSchema).min(1, 'must have at least one section'),
  pages: z.array(subPageSchema).optional(),
  /** Where the facts of this file come from, unless a section says otherwise. */
  checked: checkedSchema,
})

export type SubPage = z.input<typeof subPageSchema>
export type Project = z.input<typeof projectSchema>
export type ProjectType = Project['type']

/** What a card in a grid needs, so that a list does not carry whole pages to the browser. */
export type ProjectCardFacts = Pick<
  Project,
  'id' | 'slug' | 'name' | 'location' | 'type' | 'price' | 'revealPrice' | 'isInterestOnly'
> & {
  picture: PictureFacts
  /** At most three, as `cardFacts` says them; none where the listing states none. */
  facts?: readonly string[]
}
