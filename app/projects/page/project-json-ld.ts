import { pictureAddress } from '#app/media/renditions/picture-address.ts'
import { pointOf } from '#app/projects/model/place.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import type { QuestionKey } from '#app/projects/questions/question.ts'
import { confirmedText } from '#app/projects/questions/question-texts.ts'

const PLACES = {
  Apartments: 'ApartmentComplex',
  Plots: 'Place',
  Farmhouse: 'Place',
  Commercial: 'Place',
  Upcoming: 'Place',
} as const

/** The offer and the address have these. */
const ELSEWHERE: ReadonlySet<QuestionKey> = new Set(['price', 'location'])

/** Search engines show one; each costs the document ten bytes. */
const PICTURES = 3

/** schema.org data with only what the page states. */
export function projectJsonLd(page: ProjectPageData, origin: string) {
  const price = priceLabel(page)
  const url = `${origin}${page.path}`
  return {
    '@type': 'RealEstateListing',
    name: page.name,
    description: page.summary,
    url,
    image: Object.values(page.pictures)
      .slice(0, PICTURES)
      .map((picture) => `${origin}${pictureAddress(picture)}`),
    about: {
      '@type': PLACES[page.type],
      name: page.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: page.location,
        addressRegion: page.state,
        addressCountry: 'IN',
      },
      additionalProperty: page.questions.flatMap((question) =>
        question.state === 'confirmed' && !ELSEWHERE.has(question.key)
          ? { '@type': 'PropertyValue', name: question.label, value: confirmedText(question) }
          : [],
      ),
      ...(page.pin && { geo: { '@type': 'GeoCoordinates', ...pointOf(page.pin) } }),
      ...(page.type === 'Apartments' && { accommodationFloorPlan: floorPlans(page) }),
    },
    ...(price.kind === 'from' && {
      offers: {
        '@type': 'Offer',
        url,
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: price.amount,
          priceCurrency: 'INR',
        },
      },
    }),
  }
}

function floorPlans({ sections }: ProjectPageData) {
  return sections
    .flatMap((section) => (section.kind === 'units' ? section.rows : []))
    .flatMap(({ name, bedrooms }) =>
      bedrooms === undefined ? [] : [{ '@type': 'FloorPlan', name, numberOfBedrooms: bedrooms }],
    )
}

/** A list page's schema.org data; `before` cards are on earlier pages. */
export function cardList(cards: readonly ProjectCardFacts[], origin: string, before = 0) {
  return {
    '@type': 'ItemList',
    itemListElement: cards.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: `${origin}/${slug}`,
    })),
  }
}
