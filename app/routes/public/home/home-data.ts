import { sorted } from '#app/lib/lists.ts'
import { builderLogo } from '#app/media/slots/logos.ts'
import { logoFacts, pictureFacts } from '#app/media/slots/manifest.server.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'
import { cardOf } from '#app/projects/card/cards.server.ts'
import { developers } from '#app/projects/catalogue/catalogue.ts'
import { countProjects } from '#app/projects/catalogue/count-projects.ts'
import {
  cities,
  listProjects,
  perCatalogue,
  projects,
  catalogueHasOffers,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { checkedBetween } from '#app/projects/page/provenance.ts'
import { reraCount } from '#app/projects/rera/rera-count.ts'
import { isClearOnTheLeft, layOutStreet } from '#app/projects/street/lay-out-street.ts'
import { scaleNote } from '#app/projects/street/scale-note.ts'
import { searchExample } from '#app/projects/search/search-example.server.ts'
import { checkedProject } from '#app/routes/public/project/checked-project.server.ts'
import { alsoListed, catalogueStreet } from '#app/routes/public/projects/catalogue-street.server.ts'
import { cityNames } from '#content/cities.ts'
import { shownFirst } from '#content/shown-first.ts'

import { homeContent } from './home-content.ts'
import { searchChips } from './search-chips.server.ts'

const MAX = { developers: 30, cities: 24 } as const

const picked = perCatalogue(() => {
  const all = developers(projects())
  return {
    developers: all.slice(0, MAX.developers),
    proof: proofOf(all.length),
    rera: reraCount(projects()),
    cities: shownCities(),
    street: heroStreet(),
  }
})

function proofOf(developerCount: number): string[] {
  const checked = checkedBetween(projects())
  return [
    countProjects(projects().length),
    `${developerCount} ${developerCount === 1 ? 'developer' : 'developers'}`,
    ...(checked === undefined ? [] : [checked]),
  ]
}

function heroStreet() {
  const streetProjects = catalogueStreet()
  const isLeftClear = isClearOnTheLeft(layOutStreet(streetProjects))
  return {
    projects: streetProjects,
    others: alsoListed(),
    isLeftClear,
    note: scaleNote(streetProjects),
  }
}

function shownCities() {
  const all = cities()
  if (all.length <= MAX.cities) return all
  const named = all.slice(0, cityNames.length)
  const others = sorted(all.slice(cityNames.length), (a, b) => b.count - a.count)
  return [...named, ...others].slice(0, MAX.cities)
}

/** Cards and counts, never complete projects. */
export function homeData() {
  return {
    projectCount: projects().length,
    rera: picked().rera,
    chips: searchChips(),
    example: searchExample(),
    proof: picked().proof,
    explore: `/${listProjects(shownFirst.explore)[0]?.slug ?? 'projects'}`,
    highlights: listProjects(shownFirst.highlights).map(cardOf),
    launches: listProjects(shownFirst.launches).map(cardOf),
    builders: picked().developers.map((name) => ({ name, logo: logoFacts(builderLogo(name)) })),
    cities: picked().cities.map(({ picture, ...city }) => ({
      ...city,
      picture: pictureFacts(picture),
    })),
    ...homeContent({
      home: currentPage('home'),
      faq: currentPage('faq'),
      rera: picked().rera,
      pictureOf: pictureFacts,
      isWithPrices: catalogueHasOffers(),
    }),
    check: checkedProject(),
    checkPageTexts: currentPage('how-we-check'),
    street: picked().street,
  }
}
export type HomeData = ReturnType<typeof homeData>
