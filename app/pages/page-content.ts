import type { z } from 'zod'

import { checkPage, type CheckPage } from './how-we-check-content.ts'
import { faqSchema, homeSchema, type FaqContent, type HomeContent } from './home-content.ts'
import { moneySchema, type MoneyContent } from './money-content.ts'
import {
  aboutPage,
  legalPage,
  textPage,
  type AboutPage,
  type LegalPage,
  type TextPage,
} from './text-page.ts'

export type PageContents = {
  home: HomeContent
  faq: FaqContent
  about: AboutPage
  'how-we-check': CheckPage
  nri: TextPage
  money: MoneyContent
  terms: LegalPage
  disclaimer: LegalPage
  'privacy-policy': LegalPage
}

export type PageName = keyof PageContents
export type LegalName = { [P in PageName]: PageContents[P] extends LegalPage ? P : never }[PageName]

/** The schema of each page's texts, for the files, for publishing and for the dashboard's form. */
export const pageSchemas: { [P in PageName]: z.ZodType<PageContents[P]> } = {
  home: homeSchema,
  faq: faqSchema,
  about: aboutPage,
  'how-we-check': checkPage,
  nri: textPage,
  money: moneySchema,
  terms: legalPage,
  disclaimer: legalPage,
  'privacy-policy': legalPage,
}

export const pagePaths: Record<PageName, string> = {
  home: '/',
  faq: '/#questions',
  about: '/about',
  'how-we-check': '/how-we-check',
  nri: '/nri',
  money: '/calculators/emi',
  terms: '/terms',
  disclaimer: '/disclaimer',
  'privacy-policy': '/privacy-policy',
}

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pageSchemas, name)
}

export const pageNames: readonly PageName[] = Object.keys(pageSchemas).filter(isPageName)

const legal: readonly string[] = ['terms', 'disclaimer', 'privacy-policy'] satisfies LegalName[]

/** A legal page states since when it is in force, and each earlier text stays readable. */
export function isLegal(page: string): page is LegalName {
  return legal.includes(page)
}
