import { z } from 'zod'

import { absentWhereEmpty } from '#app/lib/lists.ts'
import { states } from '#app/lib/states.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import type { FloorPlan } from '#app/media/photos/plan.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import { DRAWING_LIMITS } from '#app/projects/catalogue/drawing-limits.ts'
import type { AskedQuestion } from '#app/projects/questions/question.ts'
import { sectionSchema } from '#app/projects/sections/section.ts'

import { figure, wholeFigure } from './bounds.ts'
import { priceText } from './price-text.ts'
import { checkedSchema } from './checked.ts'
import { outlineSchema, pinSchema } from './place.ts'
import { plotUnits } from './plot-units.ts'
import { projectTypes } from './project-types.ts'
import { slugSchema } from './slug.ts'

const text = z.string().trim().min(1, 'must say something')

/** An emptied text is absent. */
function orNone<T extends z.ZodType<string>>(stated: T) {
  return z.union([z.literal('').transform(() => undefined), stated]).optional()
}

const picture = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the id of a picture slot')

const facts = z
  .array(
    z.strictObject({
      figure: text,
      unit: orNone(text),
      label: text,
      /** A term of sale: a price, a return or a due date. */
      isTerm: z.literal(true).optional(),
    }),
  )
  .max(5, 'the strip has room for the area and five more')
  .transform(absentWhereEmpty)
  .optional()

/** In square feet or yards; about 90 hectares at most. */
const PLOT = {
  max: 10_000_000,
  advice: 'enter the size of one plot, not of all the land',
}

/** A subpage: one kind of space in the same building, sold on its own terms. */
const subPageSchema = z.strictObject({
  slug: slugSchema,
  name: text,
  summary: text,
  picture,
  possession: orNone(text),
  facts,
  sections: z.array(sectionSchema).min(1, 'must have at least one section'),
  checked: checkedSchema.optional(),
})

/** One project; an unknown fact is left out, never guessed. */
export const projectSchema = z.strictObject({
  id: wholeFigure({ min: 0, max: 999_999_999, advice: 'take the next free one' }),
  slug: slugSchema,
  name: text,
  developer: orNone(text),
  location: text,
  /** A road or place of the map (content/roads.ts); the map's own entry takes precedence. */
  road: z.string().trim().min(1, 'choose the road').max(80).optional(),
  /** The exact place, only where it is known. */
  pin: pinSchema,
  outline: outlineSchema,
  /** Its RERA authority registers the project. */
  state: z.enum(states),
  type: z.enum(projectTypes),
  price: z.union([z.literal(''), priceText]),
  /** Hides `price` until it is public. */
  revealPrice: z.literal('soon').optional(),
  /** As listed: `6.46 acres`. */
  area: orNone(
    z
      .string()
      .overwrite(asciiDigits)
      .regex(/^[\d.,]+\+? \S.*$/, 'must be a figure, a space and a unit')
      .meta({ format: 'figure' }),
  ),
  /** Real Estate (Regulation and Development) Act 2016; digits are never guessed. */
  rera: z
    .strictObject({
      registered: z.literal(true, 'tick it if it is registered, or remove the registration'),
      number: orNone(text),
      /** The project's page at the authority, target of the QR code. */
      page: z.url({ protocol: /^https$/ }).optional(),
      /** Uttar Pradesh requires the collection account in advertisements. */
      account: orNone(text),
    })
    .optional(),
  /** Derived from the deployment's settings, never entered. */
  isInterestOnly: z.literal(true).optional(),
  stage: z.literal('Pre-launch').optional(),
  /** As listed: `December 2026`. */
  possession: orNone(text),
  /** With its day: `12 of 40 plots, 21 Nov 2026`. */
  availability: orNone(text.max(80)),
  /** The last word changes every 2000 ms. */
  headline: z.strictObject({ lead: text, words: z.array(text).min(2) }).optional(),
  /** In milliseconds. */
  slideshow: z
    .strictObject({
      pictures: z.array(picture).min(2),
      delay: wholeFigure({
        min: 0,
        max: 60_000,
        advice: 'enter milliseconds. A picture can stay for a minute',
      }),
      transition: wholeFigure({
        min: 1,
        max: 10_000,
        advice: 'enter milliseconds. 1,000 make a second',
      }),
    })
    .optional(),
  /** A video or virtual tour on another site. */
  tour: z.url({ protocol: /^https$/ }).optional(),
  summary: text,
  facts,
  /** Only where the project states its floors. */
  elevation: z
    .strictObject({
      towers: wholeFigure({
        min: 1,
        max: DRAWING_LIMITS.towers,
        advice: 'count the towers of this project alone, not its flats',
      }),
      /** Storeys above ground, ground floor included. */
      floors: wholeFigure({
        min: 1,
        max: DRAWING_LIMITS.floors,
        advice: 'count the storeys of the highest tower alone, not of all together',
      }),
      heightMetres: figure({
        max: 600,
        advice: 'enter metres, a foot is 0.3048 of one',
      }).optional(),
      label: text,
    })
    .optional(),
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
  /** The default source of this project's facts. */
  checked: checkedSchema,
})

export type SubPage = z.input<typeof subPageSchema>
export type Project = z.input<typeof projectSchema> & {
  /** Derived from what staff have asked, never entered. */
  asked?: readonly AskedQuestion[] | undefined
  /** Derived from the uploaded floor plans, never entered. */
  plans?: readonly FloorPlan[] | undefined
}
/** As parsed. */
export type ProjectContent = z.output<typeof projectSchema>
export type ProjectType = Project['type']

/** What a card needs, so that a list does not send whole projects to the browser. */
export type ProjectCardFacts = Pick<
  Project,
  'id' | 'slug' | 'name' | 'location' | 'type' | 'price' | 'revealPrice' | 'isInterestOnly'
> & {
  picture: PictureFacts
  /** The month of the site photo that the card shows: `Nov 2026`. */
  photoOf?: string
  facts?: readonly string[]
}
