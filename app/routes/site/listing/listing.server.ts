import { findProject, placedRoads, projects, relatedTo } from '#app/catalogue.server.ts'
import { agentRegistrations, config } from '#app/config.server.ts'
import { qrPath } from '#app/lib/qr-path.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { headInLights } from '#app/pictures/head-lights.server.ts'
import { headFacts, pictureFacts } from '#app/pictures/manifest.server.ts'
import { asksChosen } from '#app/projects/asks.ts'
import { cardOf } from '#app/projects/cards.server.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import type { Project, ProjectCardFacts } from '#app/projects/project.ts'
import type { Related } from '#app/projects/related.ts'
import { whereaboutsOf } from '#app/projects/roads/stretch.ts'
import type { ReraView } from '#app/projects/rera/rera-block.tsx'
import { reraNotice } from '#app/projects/rera/rera-notice.ts'
import type { ListingPage, PageWords } from '#app/projects/sub-page.ts'
import type { ToldChange } from '#app/projects/versions/told-changes.ts'
import { changesOf } from '#app/routes/site/changes/told-changes.server.ts'
import { pageCard } from '#app/routes/site/page-card.server.ts'

export type Listing = {
  page: ListingPage
  notice: ReraView
  changes: ToldChange[]
  related: Related<ProjectCardFacts>[]
  card: { url: string; alt: string }
  origin: string
  brand: string
  /** What the enquiry form has ticked, since the address asked for it. */
  chosen: string[]
}

/** What the view of a listing's page needs beside the listing itself; `query` is the address's own. */
export function listingOf(page: PageWords, query: URLSearchParams): Listing {
  const notice = reraNotice(page, agentRegistrations())
  const origin = siteOrigin(config.PUBLIC_URL)
  const pictures = picturesOf(page).map((slot) => [slot, pictureFacts(slot)] as const)
  const listed = findProject(page.slug)
  return {
    page: {
      ...page,
      ...lightsOf(page),
      heads: (page.slideshow?.pictures ?? [page.picture]).map(headFacts),
      pictures: Object.fromEntries(pictures),
      whereabouts: whereaboutsOf(page.slug, placedRoads(), projects().length),
    },
    changes: changesOf(page),
    related: listed ? relatedCards(listed) : [],
    card: pageCard(page.path, origin),
    notice: { ...notice, ...(notice.page !== undefined && { qr: qrPath(notice.page) }) },
    origin,
    brand: config.BRAND,
    chosen: asksChosen(query),
  }
}

/** The cards of where to go on from a listing, also from one that is listed no more. */
export function relatedCards(project: Project): Related<ProjectCardFacts>[] {
  return relatedTo()(project).map((one) => ({ project: cardOf(one.project), why: one.why }))
}

/** The light is that of the head; beside a slideshow, which has a picture of each hour already, that of a picture of its own. */
function lightsOf({ picture, slideshow }: PageWords): Pick<ListingPage, 'lights' | 'outdoors'> {
  const lights = headInLights(picture)
  if (!slideshow) return { lights }
  return {
    lights: [],
    ...(lights.length > 0 && { outdoors: { picture: headFacts(picture), lights } }),
  }
}
