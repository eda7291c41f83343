import { z } from 'zod'

import { line, listOf, passage, picture } from './all-pages.ts'

const icons = ['pin', 'building', 'layers', 'home', 'tag'] as const

/** The words of the home page; what is listed it takes from the catalogue, its questions from theirs. */
export const homeWords = z.strictObject({
  /** In the browser's title, before the name of the site. */
  title: line,
  description: passage,
  /** On the picture of a link to the page that somebody shares. */
  cardTitle: line,
  headline: z.strictObject({
    before: line,
    /** They take turns here and in the banner. */
    places: listOf(line, 8),
    after: line,
  }),
  explore: line,
  /** How the drawing is read; on a phone it stands below it. */
  streetKey: passage,
  highlights: z.strictObject({
    heading: line,
    /** `{COUNT}` becomes how many stand there. */
    text: passage,
  }),
  locations: z.strictObject({ heading: line, text: passage }),
  help: z.strictObject({
    heading: line,
    /** Who we say we help, each with the slot of its picture. */
    audiences: listOf(z.strictObject({ picture, title: line, text: passage }), 6),
  }),
  deals: z.strictObject({ heading: line, text: passage, action: line }),
  launches: z.strictObject({ heading: line }),
  reasons: z.strictObject({
    heading: line,
    points: listOf(line, 12),
    figures: listOf(z.strictObject({ icon: z.enum(icons), figure: line, title: line }), 10),
  }),
})

export type HomeWords = z.infer<typeof homeWords>

const question = z.strictObject({ question: line, answer: passage })

/** The questions of the home page. */
export const faqWords = z.strictObject({
  heading: line,
  questions: listOf(question, 12),
  /** Stands in the place of the last question where no listing may name a price. */
  withoutPrices: question,
})

export type FaqWords = z.infer<typeof faqWords>
