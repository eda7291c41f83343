import { z } from 'zod'

import { absentWhereEmpty } from '#app/lib/lists.ts'

import { day, line, link, listOf, passage, picture } from './all-pages.ts'

const section = z.strictObject({
  heading: line,
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9-]*$/, 'must have only lowercase letters, digits and dashes')
    .optional(),
  /** `{CONTACT_DAYS}` becomes the days that link clicks are kept; other periods work the same way. */
  paragraphs: listOf(passage, 20).optional(),
  /** Shown only with analytics; `{ANALYTICS}` becomes the name of the service. */
  measured: listOf(passage, 20).optional(),
  timed: listOf(passage, 20).optional(),
  /** A passage that the owner must write, printed as a marked blank. */
  blank: passage.optional(),
  list: listOf(z.strictObject({ term: line, text: passage }), 30).optional(),
  link: link.optional(),
  cards: listOf(z.strictObject({ picture, title: line, text: passage }), 12).optional(),
})

export const textPage = z.strictObject({
  title: line,
  heading: line.optional(),
  description: passage,
  lede: passage,
  picture: picture.optional(),
  numbered: z.boolean(),
  sections: listOf(section, 40),
  action: link.optional(),
})

export const legalPage = z.strictObject({
  /** As 2026-11-21. */
  inForceSince: day,
  ...textPage.shape,
})

const person = z.strictObject({ name: line, role: line })

/** Its people are in the footer, on Connect and in the enquiry form, too. */
export const aboutPage = z.strictObject({
  ...textPage.shape,
  people: z.array(person).max(12, 'has room for 12 people').transform(absentWhereEmpty).optional(),
})

export type Person = z.infer<typeof person>
export type AboutPage = z.infer<typeof aboutPage>
export type LegalPage = z.infer<typeof legalPage>
/** What a page of text may have, About and legal pages included. */
export type TextPage = z.infer<typeof textPage> &
  Partial<Pick<LegalPage, 'inForceSince'> & Pick<AboutPage, 'people'>>
