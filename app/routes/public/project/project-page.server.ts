import { agentRegistrations, config } from '#app/config/config.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { projectLogo } from '#app/media/slots/logos.ts'
import { floorPlans } from '#app/media/slots/floor-plans.server.ts'
import { headFacts, logoFacts, pictureFacts } from '#app/media/slots/manifest.server.ts'
import { sitePhotos } from '#app/media/slots/site-photos.server.ts'
import { coversByTime } from '#app/media/time-of-day/cover-times.server.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'
import { cardOf } from '#app/projects/card/cards.server.ts'
import {
  findProject,
  placedRoads,
  relatedTo,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Related } from '#app/projects/catalogue/related.ts'
import type { PublicChange } from '#app/projects/history/public-changes.ts'
import { chosenEnquiryOptions } from '#app/projects/model/open-facts.ts'
import type { Project, ProjectCardFacts } from '#app/projects/model/project.ts'
import type { ProjectPageData, PageContent } from '#app/projects/model/sub-page.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import type { ReraView } from '#app/projects/rera/rera-block.tsx'
import { mapPositionOf } from '#app/projects/road-map/segment.ts'
import { changesOf } from '#app/routes/public/changes/all-changes.server.ts'
import { pageCard } from '#app/routes/public/frame/page-card.server.ts'

import { reraView, setPage, type PageSetting } from './page-setting.ts'

export type ProjectPageProps = {
  page: ProjectPageData
  notice: ReraView
  changes: PublicChange[]
  related: Related<ProjectCardFacts>[]
  card: { url: string; alt: string }
  origin: string
  brand: string
  chosen: string[]
  /** In India, since a check has an age. */
  today: string
}

/** `query` is that of the address. */
export function projectPageProps(page: PageContent, query: URLSearchParams): ProjectPageProps {
  const origin = siteOrigin(config.PUBLIC_URL)
  const listed = findProject(page.slug)
  return {
    page: setPage(page, pageSetting(page, picturesOf(page))),
    notice: reraView(page, agentRegistrations()),
    changes: changesOf(page),
    related: listed ? relatedCards(listed) : [],
    card: pageCard(page.path, origin),
    origin,
    brand: config.BRAND,
    chosen: chosenEnquiryOptions(query),
    today: indianDay(new Date()),
  }
}

export function relatedCards(project: Project): Related<ProjectCardFacts>[] {
  return relatedTo()(project).map((one) => ({ project: cardOf(one.project), why: one.why }))
}

const MAX_SITE_PHOTOS = 3

/** Throws for a slot without a picture. */
export function pageSetting(
  { slug, picture, slideshow }: Pick<PageContent, 'slug' | 'picture' | 'slideshow'>,
  slots: readonly string[],
): PageSetting {
  const heads = [picture, ...(slideshow?.pictures ?? [])].filter((slot) => slots.includes(slot))
  return {
    heads: Object.fromEntries(heads.map((slot) => [slot, headFacts(slot)])),
    covers: coversByTime(picture),
    pictures: Object.fromEntries(slots.map((slot) => [slot, pictureFacts(slot)])),
    logo: logoFacts(projectLogo(slug)),
    ...(picture === slug && {
      sitePhotos: sitePhotos(slug).slice(0, MAX_SITE_PHOTOS),
      plans: floorPlans(slug),
    }),
    mapPosition: mapPositionOf(slug, placedRoads()),
    exchangeRates: currentPage('money').exchangeRates,
  }
}
