import { findProject, placedRoads, projects, relatedTo } from '#app/catalogue.server.ts'
import { agentRegistrations, config } from '#app/config.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { headInLights } from '#app/pictures/head-lights.server.ts'
import { headFacts, pictureFacts } from '#app/pictures/manifest.server.ts'
import { asksChosen } from '#app/projects/asks.ts'
import { cardOf } from '#app/projects/cards.server.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import type { ProjectCardFacts } from '#app/projects/project.ts'
import type { Related } from '#app/projects/related.ts'
import { whereaboutsOf } from '#app/projects/roads/stretch.ts'
import type { ReraView } from '#app/projects/rera/rera-block.tsx'
import type { ListingPage, PageWords } from '#app/projects/sub-page.ts'

import { pageCard } from '#app/routes/site/page-card.server.ts'

import { reraView, setPage, type PageSetting } from './listing-page.ts'

export type Listing = {
  page: ListingPage
  notice: ReraView
  related: Related<ProjectCardFacts>[]
  card: { url: string; alt: string }
  origin: string
  brand: string
  /** What the enquiry form has ticked, since the address asked for it. */
  chosen: string[]
}

/** What the view of a listing's page needs beside the listing itself; `query` is the address's own. */
export function listingOf(page: PageWords, query: URLSearchParams): Listing {
  const origin = siteOrigin(config.PUBLIC_URL)
  return {
    page: setPage(page, pageSetting(page, picturesOf(page))),
    notice: reraView(page, agentRegistrations()),
    related: relatedCards(page.slug),
    card: pageCard(page.path, origin),
    origin,
    brand: config.BRAND,
    chosen: asksChosen(query),
  }
}

/** What the server adds to a page that shows these slots. Throws for a slot without a picture. */
export function pageSetting(
  { slug, picture, slideshow }: Pick<PageWords, 'slug' | 'picture' | 'slideshow'>,
  slots: readonly string[],
): PageSetting {
  const heads = [picture, ...(slideshow?.pictures ?? [])].filter((slot) => slots.includes(slot))
  return {
    heads: Object.fromEntries(heads.map((slot) => [slot, headFacts(slot)])),
    lights: headInLights(picture),
    pictures: Object.fromEntries(slots.map((slot) => [slot, pictureFacts(slot)])),
    whereabouts: whereaboutsOf(slug, placedRoads(), projects().length),
  }
}

/** Where to go on from a listing; nowhere from one that is not listed. */
export function relatedCards(slug: string): Related<ProjectCardFacts>[] {
  const listed = findProject(slug)
  if (!listed) return []
  return relatedTo()(listed).map(({ project, why }) => ({ project: cardOf(project), why }))
}
