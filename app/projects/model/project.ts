import { z } from 'zod'

import { asciiDigits } from '#app/lib/text/digits.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import { MOST } from '#app/projects/catalogue/most-built.ts'
import { sectionSchema } from '#app/projects/sections/section.ts'

import { asidesSchema } from './asides.ts'
import { figure, wholeFigure } from './bounds.ts'
import { priceText } from './price-text.ts'
import { checkedSchema } from './checked.ts'
import { plotUnits } from './plot-units.ts'
import { projectTypes } from './project-types.ts'
import { slugSchema } from './slug.ts'
import { states } from './states.ts'

const text = z.string().trim().min(1, 'must say something')

/** A text that may be left out; where it was emptied nothing is stated any more. */
function orNone<T extends z.ZodType<string>>(stated: T) {
  return z.union([z.literal('').transform(() => undefined), stated]).optional()
}

/** Slot of a picture, as content/pictures names it. */
const picture = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the id of a picture slot')

/** What is left of a list whose last row was taken out says nothing: the page is as if it had never been there. */
function absentWhereEmpty<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list
}

const facts = z
  .array(
    z.strictObject({
      figure: text,
      unit: orNone(text),
      label: text,
      /** A price, a return or when money is due: terms of sale rather than what is built. */
      isTerm: z.literal(true).optional(),
    }),
  )
  .max(5, 'the strip has room for the area and five more')
  .transform(absentWhereEmpty)
  .optional()

/** The size of one plot, in square feet or yards: about 90 hectares. */
const PLOT = {
  most: 10_000_000,
  advice: 'enter the size of one plot, not of all the land',
}

/** A page below a project's own: one kind of space in the same building, sold on terms of its own. */
const subPageSchema = z.strictObject({
  slug: slugSchema,
  name: text,
  /** One sentence for its card, search results and shared links. */
  summary: text,
  picture,
  possession: orNone(text),
  facts,
  sections: z.array(sectionSchema).min(1, 'must have at least one section'),
  checked: checkedSchema.optional(),
})

/** One listing. A fact that is not known is left out, never guessed. */
export const projectSchema = z.strictObject({
  id: wholeFigure({ least: 0, most: 999_999_999, advice: 'take the next free one' }),
  slug: slugSchema,
  name: text,
  developer: orNone(text),
  location: text,
  /** The road of the map (content/roads.ts), or the place that none reaches, that it lies on; the map's own word of a listing goes before. */
  road: z.string().trim().min(1, 'choose the road').max(80).optional(),
  /** The state whose real-estate authority registers the project. */
  state: z.enum(states),
  type: z.enum(projectTypes),
  price: z.union([z.literal(''), priceText]),
  /** Hides a price that is not public yet, even where `price` holds one. */
  revealPrice: z.literal('soon').optional(),
  /** Land area with its unit, as listed: `6.46 acres`. */
  area: orNone(
    z
      .string()
      .overwrite(asciiDigits)
      .regex(/^[\d.,]+\+? \S.*$/, 'must be a figure, a space and a unit')
      .meta({ format: 'figure' }),
  ),
  /** Registration under the Real Estate (Regulation and Development) Act 2016; digits are never guessed. */
  rera: z
    .strictObject({
      registered: z.literal(true, 'tick it if it is registered, or remove the registration'),
      number: orNone(text),
      /** The project's own page at the authority, which the QR code opens. */
      page: z.url({ protocol: /^https$/ }).optional(),
      /** The project's collection account, which Uttar Pradesh asks advertisements to name. */
      account: orNone(text),
    })
    .optional(),
  /** Nothing is offered for sale, only interest is taken; set by the deployment, not by hand. */
  isInterestOnly: z.literal(true).optional(),
  /** Where the listing says so; every other project says nothing about its stage. */
  stage: z.literal('Pre-launch').optional(),
  /** When homes are handed over, as listed: `December 2026`. */
  possession: orNone(text),
  /** A heading of its own, ending in a word that changes every 2000 ms. */
  headline: z.strictObject({ lead: text, words: z.array(text).min(2) }).optional(),
  /** Pictures that follow one another in the page's head; delay and transition in milliseconds. */
  slideshow: z
    .strictObject({
      pictures: z.array(picture).min(2),
      delay: wholeFigure({
        least: 0,
        most: 60_000,
        advice: 'enter milliseconds. A picture can stay for a minute',
      }),
      transition: wholeFigure({
        least: 1,
        most: 10_000,
        advice: 'enter milliseconds. 1,000 make a second',
      }),
    })
    .optional(),
  /** One sentence for search results and shared links. */
  summary: text,
  facts,
  /** What a drawing to scale may show; only where the listing names the floors. */
  elevation: z
    .strictObject({
      towers: wholeFigure({
        least: 1,
        most: MOST.towers,
        advice: 'count the towers of this project alone, not its flats',
      }),
      /** Storeys above ground, the ground floor counted. */
      floors: wholeFigure({
        least: 1,
        most: MOST.floors,
        advice: 'count the storeys of the highest tower alone, not of all together',
      }),
      heightMetres: figure({
        most: 600,
        advice: 'enter metres, a foot is 0.3048 of one',
      }).optional(),
      label: text,
    })
    .optional(),
  /** Sizes of single plots, as listed; without `largest` where the listing names only the smallest. */
  plots: z
    .strictObject({
      smallest: figure(PLOT),
      largest: figure(PLOT).optional(),
      unit: z.enum(plotUnits),
      label: text,
    })
    .refine(({ smallest, largest = Infinity }) => smallest < largest, {
      message: 'the largest must be larger than the smallest',
    })
    .optional(),
  sections: z.array(sectionSchema).min(1, 'must have at least one section'),
  pages: z.array(subPageSchema).transform(absentWhereEmpty).optional(),
  /** Figures, days and prices in these are held against no fact of the listing. */
  asides: asidesSchema.transform(absentWhereEmpty).optional(),
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
