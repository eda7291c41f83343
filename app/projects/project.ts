import { z } from 'zod'

import { priceText } from './price-text.ts'
import { projectTypes } from './project-types.ts'
import { sectionSchema } from './sections/section.ts'

const text = z.string().trim().min(1, 'must say something')

/** One listing. A fact that is not known is left out, never guessed. */
export const projectSchema = z.strictObject({
  id: z.int().min(0),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  name: text,
  developer: text.optional(),
  location: text,
  /** The state whose real-estate authority registers the project. */
  state: z.enum(['Uttar Pradesh', 'Madhya Pradesh', 'Goa']),
  type: z.enum(projectTypes),
  price: z.union([z.literal(''), priceText]),
  /** Hides a price that is not public yet, even where `price` holds one. */
  revealPrice: z.literal('soon').optional(),
  /** Land area with its unit, as listed: `6.46 acres`. */
  area: z
    .string()
    .regex(/^[\d.,]+\+? \S.*$/, 'must be a figure, a space and a unit')
    .optional(),
  rera: z.strictObject({ registered: z.literal(true), number: text.optional() }).optional(),
  /** One sentence for search results and shared links. */
  summary: text,
  facts: z
    .array(z.strictObject({ figure: text, unit: text.optional(), label: text }))
    .max(5, 'the strip has room for the area and five more')
    .optional(),
  /** What a drawing to scale may show; only where the listing names the floors. */
  elevation: z
    .strictObject({
      towers: z.int().min(1),
      /** Storeys above ground, the ground floor counted. */
      floors: z.int().min(1),
      heightMetres: z.number().positive().optional(),
      label: text,
    })
    .optional(),
  sections: z.array(sectionSchema).min(1, 'must have at least one section'),
})

export type Project = z.input<typeof projectSchema>
export type ProjectType = Project['type']

/** What a card in a grid needs, so that a list does not carry whole pages to the browser. */
export type ProjectCardFacts = Pick<
  Project,
  'id' | 'slug' | 'name' | 'location' | 'type' | 'price' | 'revealPrice'
>
