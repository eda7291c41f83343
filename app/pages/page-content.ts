import type { z } from 'zod'

import { checkPage, type CheckPage } from './how-we-check-content.ts'
import { faqWords, homeWords, type FaqWords, type HomeWords } from './home-content.ts'
import { legalPage, textPage, type LegalPage, type TextPage } from './text-page.ts'

export type Words = {
  home: HomeWords
  faq: FaqWords
  about: TextPage
  'how-we-check': CheckPage
  terms: LegalPage
  disclaimer: LegalPage
  'privacy-policy': LegalPage
}

export type WordPage = keyof Words
export type LegalName = { [P in WordPage]: Words[P] extends LegalPage ? P : never }[WordPage]

/** The schema of each page's texts, for the files, for publishing and for the dashboard's form. */
export const wordSchemas: { [P in WordPage]: z.ZodType<Words[P]> } = {
  home: homeWords,
  faq: faqWords,
  about: textPage,
  'how-we-check': checkPage,
  terms: legalPage,
  disclaimer: legalPage,
  'privacy-policy': legalPage,
}

export const wordPaths: Record<WordPage, string> = {
  home: '/',
  faq: '/#questions',
  about: '/about',
  'how-we-check': '/how-we-check',
  terms: '/terms',
  disclaimer: '/disclaimer',
  'privacy-policy': '/privacy-policy',
}

export function isWordPage(name: string): name is WordPage {
  return Object.hasOwn(wordSchemas, name)
}

export const wordPages: readonly WordPage[] = Object.keys(wordSchemas).filter(isWordPage)

const legal: readonly string[] = ['terms', 'disclaimer', 'privacy-policy'] satisfies LegalName[]

/** A legal page states since when it is in force, and each earlier text stays readable. */
export function isLegal(page: string): page is LegalName {
  return legal.includes(page)
}
