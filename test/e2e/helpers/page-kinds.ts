import { emptyCity } from '#test/helpers/listed.ts'

/** One page of every kind. */
export const PAGES = [
  '/',
  '/projects',
  '/city/noida',
  `/city/${emptyCity.slug}`,
  '/godrej-reverine',
  '/purvanchal-sunbliss',
  '/residential-plot',
  '/bhutani-city-center',
  '/connect',
  '/about',
  '/how-we-check',
  '/nri',
  '/changes',
  '/privacy-policy',
  '/shortlist?list=lodha-goa,ska-estate,godrej-reverine&compare=lodha-goa,ska-estate,godrej-reverine',
  '/calculators',
  '/calculators/emi',
  '/calculators/payment-plan',
  '/visit/lodha-goa',
  '/admin',
] as const
