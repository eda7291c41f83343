import { z } from 'zod'

import { day, line, link, listOf, passage, picture } from './all-pages.ts'

/** What is said under a heading of a page of text. */
const section = z.strictObject({
  heading: line,
  /** Makes the section reachable by `#id`. */
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9-]*$/, 'must have only lowercase letters, digits and dashes')
    .optional(),
  /** `{CONTACT_DAYS}` in one becomes how many days presses of links are kept, and so do other periods. */
  paragraphs: listOf(passage, 20).optional(),
  /** Stands only where analytics are configured; `{ANALYTICS}` becomes what they are called. */
  measured: listOf(passage, 20).optional(),
  /** Stands only where some views are measured by the site itself. */
  timed: listOf(passage, 20).optional(),
  /** A passage that the deployment's owner must write, printed as a marked blank. */
  blank: passage.optional(),
  list: listOf(z.strictObject({ term: line, text: passage }), 30).optional(),
  /** Leads on, below the section's words. */
  link: link.optional(),
  /** Each with the slot of its picture. */
  cards: listOf(z.strictObject({ picture, title: line, text: passage }), 12).optional(),
})

/** A page of headed text: about and the legal pages. */
export const textPage = z.strictObject({
  /** As it stands in the breadcrumb and in the browser's title. */
  title: line,
  /** The page's own heading where it says more than the title. */
  heading: line.optional(),
  description: passage,
  lede: passage,
  /** The slot of the picture that the page opens with. */
  picture: picture.optional(),
  numbered: z.boolean(),
  sections: listOf(section, 40),
  action: link.optional(),
})

/** A page of text that binds: it says since when it does. */
export const legalPage = z.strictObject({
  /** The day from which it is in force, as 2026-11-21. */
  inForceSince: day,
  ...textPage.shape,
})

export type TextPage = z.infer<typeof textPage> & { inForceSince?: string }
export type LegalPage = z.infer<typeof legalPage>
