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
export const noticePage = z.strictObject({
  title: z.string().min(1),
  lede: z.string().min(1),
  other: z.string().min(1),
  sections: z.array(section).min(1),
})

/** DPDP Rules 2025, rule 3; both languages have equal sections, and `purposes` are terms of one. */
export const noticeShape = z
  .strictObject({
    version: z.string().regex(/^\d+$/),
    inForce: z.iso.date(),
    purposes: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
    en: noticePage,
    hi: noticePage,
  })
  .refine(({ en, hi }) => shapeOf(en) === shapeOf(hi), 'The languages say different things')
  .refine(
    ({ purposes, en }) =>
      en.sections.find(({ id }) => id === 'purposes')?.list?.length === purposes.length,
    'Each purpose has one entry',
  )
export type Notice = z.infer<typeof noticeShape>
export type NoticePage = z.infer<typeof noticePage>

export const bothLanguages = z.strictObject({ en: noticePage, hi: noticePage })
export type BothLanguages = z.infer<typeof bothLanguages>

export type WrittenNotice = Written<Notice>
export type WrittenLanguages = Written<BothLanguages>

function shapeOf({ sections }: z.infer<typeof noticePage>): string {
  return sections
    .map(({ id, paragraphs, list, link }) =>
      [id, paragraphs?.length ?? 0, list?.length ?? 0, link?.to ?? ''].join(' '),
    )
    .join('\n')
}

/** With this deployment's facts; `hash` is the SHA-256 of the text. */
export type RenderedNotice = { notice: Notice; text: string; hash: string }

/** Throws on an invalid notice. */
export function renderNotice(facts: NoticeFacts, written: WrittenNotice): RenderedNotice {
  const notice = noticeShape.parse(withFacts(facts, written))
  const whole = JSON.stringify(notice)
  return { notice, text: whole, hash: createHash('sha256').update(whole).digest('hex') }
}

export type NoticeLanguage = 'en' | 'hi'

const VERSION = { en: 'version', hi: 'संस्करण' } as const

export function consentText(notice: Notice, language: NoticeLanguage = 'en'): string {
  const { title, sections } = notice[language]
  const purposes = sections.find(({ id }) => id === 'purposes')?.list ?? []
  const purposeText = purposes.map(({ term, text }) => `${term}: ${text}`).join(' ')
  return `${title}, ${VERSION[language]} ${notice.version}. ${purposeText}`
}
