import type { ListedName } from '#app/addresses.ts'

/** The public pages whose speed is measured, by their names in the table of addresses. */
export type PageKind = ListedName | 'shortlist' | 'visit'

/** What the desk calls each kind of page; all listings are one kind. */
export const pageKindNames: Record<PageKind, string> = {
  home: 'Home',
  projects: 'Projects',
  listing: 'Listing',
  space: 'Space of a listing',
  city: 'City',
  calculators: 'Calculators',
  emi: 'EMI calculator',
  paymentPlan: 'Payment plan calculator',
  assuredReturn: 'Assured return calculator',
  connect: 'Connect',
  about: 'About',
  howWeCheck: 'How a listing is checked',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms',
  disclaimer: 'Disclaimer',
  shortlist: 'Shortlist',
  visit: 'Site visit',
}

export const pageKinds = Object.keys(pageKindNames).filter(isPageKind)

/** Whether a name of the table of addresses is that of a page whose speed is measured. */
export function isPageKind(name: string): name is PageKind {
  return Object.hasOwn(pageKindNames, name)
}
