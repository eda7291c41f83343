import { createHash } from 'node:crypto'

import { z } from 'zod'

import { withFacts, type NoticeFacts, type Written } from './notice-facts.ts'

const section = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  heading: z.string().min(1),
  paragraphs: z.array(z.string().min(1)).optional(),
  list: z.array(z.strictObject({ term: z.string().min(1), text: z.string().min(1) })).optional(),
  link: z.strictObject({ label: z.string().min(1), to: z.string().min(1) }).optional(),
})
/** Words of a page in one language. */
export const pageWords = z.strictObject({
  title: z.string().min(1),
  lede: z.string().min(1),
  /** What leads to the other language. */
  other: z.string().min(1),
  sections: z.array(section).min(1),
})

/**
 * A notice as `content/privacy-notice.ts` writes it (DPDP Rules 2025, rule 3). Both languages have the
 * same sections in the same order; of `purposes` each is a term of the section with that id.
 */
export const noticeShape = z
  .strictObject({
    version: z.string().regex(/^\d+$/),
    inForce: z.iso.date(),
    purposes: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
    en: pageWords,
    hi: pageWords,
  })
  .refine(({ en, hi }) => shapeOf(en) === shapeOf(hi), 'The languages say different things')
  .refine(
    ({ purposes, en }) =>
      en.sections.find(({ id }) => id === 'purposes')?.list?.length === purposes.length,
    'Each purpose has one entry',
  )
export type Notice = z.infer<typeof noticeShape>
export type PageWords = z.infer<typeof pageWords>

/** Both languages of a page. */
export const bothLanguages = z.strictObject({ en: pageWords, hi: pageWords })
export type BothLanguages = z.infer<typeof bothLanguages>

/** The same as content writes it: what holds for some deployments alone says for which. */
export type WrittenNotice = Written<Notice>
export type WrittenLanguages = Written<BothLanguages>

function shapeOf({ sections }: z.infer<typeof pageWords>): string {
  return sections
    .map(({ id, paragraphs, list, link }) =>
      [id, paragraphs?.length ?? 0, list?.length ?? 0, link?.to ?? ''].join(' '),
    )
    .join('\n')
}

/** A notice as it is shown: its text with this deployment's facts, and the SHA-256 of all of it. */
export type ShownNotice = { notice: Notice; text: string; hash: string }

/** A notice as this deployment shows it; throws where it breaks the shape of one. */
export function shownNotice(facts: NoticeFacts, written: WrittenNotice): ShownNotice {
  const notice = noticeShape.parse(withFacts(facts, written))
  const whole = JSON.stringify(notice)
  return { notice, text: whole, hash: createHash('sha256').update(whole).digest('hex') }
}

/** The languages that every notice is in. */
export type NoticeLanguage = 'en' | 'hi'

const VERSION = { en: 'version', hi: 'संस्करण' } as const

/** What is agreed to with an enquiry, in one paragraph of a language: each purpose as the notice says it. */
export function consentText(notice: Notice, language: NoticeLanguage = 'en'): string {
  const { title, sections } = notice[language]
  const purposes = sections.find(({ id }) => id === 'purposes')?.list ?? []
  const said = purposes.map(({ term, text }) => `${term}: ${text}`).join(' ')
  return `${title}, ${VERSION[language]} ${notice.version}. ${said}`
}
