import { cities, projects } from '#app/catalogue.server.ts'
import { pictureFacts } from '#app/pictures/manifest.server.ts'
import { cardOf } from '#app/projects/cards.server.ts'
import { developers, ofSlugs } from '#app/projects/catalogue.ts'
import { hasOffers } from '#app/projects/interest-only.ts'
import { audiences } from '#content/audiences.ts'
import { faq, interestQuestion } from '#content/faq.ts'
import { shownFirst } from '#content/shown-first.ts'

import { streetLand } from './street-land.ts'

/** What the home screen shows of the catalogue: cards and counts, never whole listings. */
export function homeData() {
  return {
    projectCount: projects.length,
    explore: `/${ofSlugs(projects, shownFirst.explore)[0]?.slug ?? 'projects'}`,
    highlights: ofSlugs(projects, shownFirst.highlights).map(cardOf),
    launches: ofSlugs(projects, shownFirst.launches).map(cardOf),
    developers: developers(projects),
    cities: cities.map(({ picture, ...city }) => ({
      ...city,
      picture: pictureFacts(picture),
    })),
    audiences: audiences.map(({ picture, ...audience }) => ({
      ...audience,
      picture: pictureFacts(picture),
    })),
    questions: hasOffers(projects) ? faq : [...faq.slice(0, -1), interestQuestion],
    street: {
      buildings: projects.flatMap(({ slug, name, elevation }) =>
        elevation ? [{ slug, name, ...elevation }] : [],
      ),
      land: streetLand(ofSlugs(projects, shownFirst.street)),
    },
  }
}
export type HomeData = ReturnType<typeof homeData>
