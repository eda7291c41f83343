import { addresses } from '#app/config/addresses.ts'

export const calculators = [
  {
    slug: 'emi',
    name: 'EMI calculator',
    summary:
      'See the monthly instalment of a home loan, and how much principal and interest you pay each year.',
  },
  {
    slug: 'payment-plan',
    name: 'Payment plan calculator',
    summary: 'See how much you pay at each stage, and when it is due.',
  },
] as const

/** In no list: only the pages that state a claim lead to it. */
export const assuredReturn = {
  slug: 'assured-return',
  name: 'Assured return illustration',
  summary:
    'See what a developer’s assured return or lease guarantee would pay, by the developer’s claim.',
} as const

export type Calculator = (typeof calculators)[number] | typeof assuredReturn

/** A payment plan needs a project that may show one. */
export function calculatorsOf(hasOffers: boolean): readonly Calculator[] {
  return calculators.filter(({ slug }) => hasOffers || slug === 'emi')
}

export function calculatorPath({ slug }: Pick<Calculator, 'slug'>): string {
  return `${addresses.calculators.path}/${slug}`
}
