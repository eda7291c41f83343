import { priceLabel } from './price-label.ts'
import type { Project } from './project.ts'

/** A listing in schema.org's words; only what the page itself says. */
export function listingData(project: Project, url: string) {
  const price = priceLabel(project)
  return {
    '@type': 'RealEstateListing',
    name: project.name,
    description: project.summary,
    url,
    about: {
      '@type': project.type === 'Apartments' ? 'ApartmentComplex' : 'Place',
      name: project.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: project.location,
        addressRegion: project.state,
        addressCountry: 'IN',
      },
    },
    ...(price.kind === 'from' && {
      offers: { '@type': 'AggregateOffer', lowPrice: price.amount, priceCurrency: 'INR' },
    }),
  }
}
