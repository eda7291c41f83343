import { config } from '#app/config/config.server.ts'
import { pageOf } from '#app/lib/http/page-of.ts'
import { canonicalPath, siteOrigin } from '#app/lib/http/site-origin.ts'
import { headFacts, pictureFacts } from '#app/media/slots/manifest.server.ts'
import { cardOf } from '#app/projects/card/cards.server.ts'
import { PAGE_SIZE } from '#app/projects/card/project-grid.tsx'
import { projectsInCity } from '#app/projects/catalogue/catalogue.ts'
import { cityName } from '#app/projects/catalogue/cities.ts'
import { cityLine } from '#app/projects/catalogue/city-line.ts'
import { cities, placedRoads, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { pageCard } from '#app/routes/public/frame/page-card.server.ts'

export function cityData(citySlug: string, url: URL) {
  const origin = siteOrigin(config.PUBLIC_URL)
  const found = projectsInCity(projects(), citySlug)
  const { items, ...page } = pageOf(found, url.searchParams.get('page'), PAGE_SIZE)
  const tile = cities().find(({ slug }) => slug === citySlug.toLowerCase())
  return {
    city: cityName(citySlug, cities()),
    count: found.length,
    cards: items.map(cardOf),
    placed: placedRoads(),
    meant: new Set(found.map(({ slug }) => slug)),
    page: { ...page, to: canonicalPath(url) },
    line: cityLine(found),
    picture: tile && found.length === 0 ? pictureFacts(tile.picture) : undefined,
    // A place without its own picture would repeat its project's.
    wide:
      tile && found.length === 1 && tile.picture !== tile.lead ? wideOf(tile.picture) : undefined,
    card: pageCard(canonicalPath(url), origin),
    path: canonicalPath(url),
    origin,
    brand: config.BRAND,
  }
}

function wideOf(slot: string) {
  const { phone: _phone, ...wide } = headFacts(slot)
  return wide
}
