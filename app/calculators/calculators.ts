import { addresses } from '#app/config/addresses.ts'

/** The calculators, in the order of their list; `slug` is the last part of the address. */
export const calculators = [
  {
    slug: 'emi',
    name: 'EMI calculator',
    summary:
      'See the monthly instalment of a home loan, and the principal and interest of each year.',
  },
  {
    slug: 'payment-plan',
    name: 'Payment plan calculator',
    summary: 'See how much you pay at each stage, and when it is due.',
  },
  {
    slug: 'assured-return',
    name: 'Assured return illustration',
    summary:
      'See what a developer’s assured return or lease guarantee would pay, by the developer’s claim.',
  },
] as const

export type Calculator = (typeof calculators)[number]

/** The calculators of a site; what reckons with prices and returns needs a listing that may name them. */
export function calculatorsOf(hasOffers: boolean): readonly Calculator[] {
  return calculators.filter(({ slug }) => hasOffers || slug === 'emi')
}

/** The address of a calculator. */
export function calculatorPath({ slug }: Pick<Calculator, 'slug'>): string {
  return `${addresses.calculators.path}/${slug}`
}
