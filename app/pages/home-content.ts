import { z } from 'zod'

import { line, link, listOf, passage, picture } from './all-pages.ts'

const icons = ['pin', 'building', 'layers', 'home', 'tag'] as const

export const homeSchema = z.strictObject({
  title: line,
  description: passage,
  cardTitle: line,
  headline: z.strictObject({
    before: line,
    places: listOf(line, 8),
    after: line,
  }),
  explore: line,
  streetKey: passage,
  highlights: z.strictObject({
    heading: line,
    /** `{COUNT}` becomes the number of projects there. */
    text: passage,
  }),
  locations: z.strictObject({ heading: line, text: passage }),
  help: z.strictObject({
    heading: line,
    audiences: listOf(
      z.strictObject({ picture, title: line, text: passage, link: link.optional() }),
      6,
    ),
  }),
  deals: z.strictObject({ heading: line, text: passage, action: line }),
  launches: z.strictObject({ heading: line }),
  reasons: z.strictObject({
    heading: line,
    points: listOf(line, 12),
    figures: listOf(z.strictObject({ icon: z.enum(icons), figure: line, title: line }), 10),
  }),
})

export type HomeContent = z.infer<typeof homeSchema>

const question = z.strictObject({ question: line, answer: passage })

export const faqSchema = z.strictObject({
  heading: line,
  questions: listOf(question, 12),
  /** Replaces the last question when no project may name a price. */
  withoutPrices: question,
})

export type FaqContent = z.infer<typeof faqSchema>
