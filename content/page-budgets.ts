import type { PageBudget } from '#app/vitals/page-budget.ts'
import type { PageKind } from '#app/vitals/page-kinds.ts'

/**
 * What each kind of public page may weigh, its heaviest one among them: bytes as they are sent to a phone of
 * 412 by 823 at 1.75 pixels a point, styles, scripts and documents with Brotli, pictures as AVIF. A test
 * measures it on the built site and fails both above a figure and far below it; `npm run budgets` shows
 * the two beside each other, `npm run budgets -- --write` writes what is measured now.
 */
export const pageBudgets: Record<PageKind, PageBudget> = {
  home: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
  projects: {
    document: 0,
    style: 0,
    script: 0,
    scriptInUse: 0,
    pictures: 0,
    fonts: 0,
    requests: 0,
  },
  listing: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
  space: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
  city: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
  calculators: {
    document: 0,
    style: 0,
    script: 0,
    scriptInUse: 0,
    pictures: 0,
    fonts: 0,
    requests: 0,
  },
  emi: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
  paymentPlan: {
    document: 0,
    style: 0,
    script: 0,
    scriptInUse: 0,
    pictures: 0,
    fonts: 0,
    requests: 0,
  },
  assuredReturn: {
    document: 0,
    style: 0,
    script: 0,
    scriptInUse: 0,
    pictures: 0,
    fonts: 0,
    requests: 0,
  },
  connect: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
  about: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
  privacyPolicy: {
    document: 0,
    style: 0,
    script: 0,
    scriptInUse: 0,
    pictures: 0,
    fonts: 0,
    requests: 0,
  },
  terms: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
  disclaimer: {
    document: 0,
    style: 0,
    script: 0,
    scriptInUse: 0,
    pictures: 0,
    fonts: 0,
    requests: 0,
  },
  shortlist: {
    document: 0,
    style: 0,
    script: 0,
    scriptInUse: 0,
    pictures: 0,
    fonts: 0,
    requests: 0,
  },
  visit: { document: 0, style: 0, script: 0, scriptInUse: 0, pictures: 0, fonts: 0, requests: 0 },
}
