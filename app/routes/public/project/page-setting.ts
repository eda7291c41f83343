import type { ExchangeRate } from '#app/lib/exchange-rate.ts'
import { qrPath } from '#app/lib/http/qr-path.ts'
import type { FloorPlan } from '#app/media/photos/plan.ts'
import type { HeadFacts, PictureFacts } from '#app/media/picture.tsx'
import type { SitePhoto } from '#app/media/slots/site-photos.server.ts'
import type { CoverAtTime } from '#app/media/time-of-day/cover-by-time.ts'
import type { ProjectPageData, PageContent } from '#app/projects/model/sub-page.ts'
import type { ReraView } from '#app/projects/rera/rera-block.tsx'
import { reraNotice, type AgentRegistrations } from '#app/projects/rera/rera-notice.ts'
import type { MapPosition } from '#app/projects/road-map/segment.ts'

export type PageSetting = {
  heads: Record<string, HeadFacts>
  /** The project's own picture at its other times of day. */
  covers: CoverAtTime[]
  pictures: Record<string, PictureFacts>
  logo?: PictureFacts | undefined
  sitePhotos?: readonly SitePhoto[]
  plans?: readonly FloorPlan[]
  mapPosition: MapPosition
  exchangeRates?: readonly ExchangeRate[] | undefined
}

/** Joins a project's texts with its pictures; skips slots without one. */
export function setPage(page: PageContent, setting: PageSetting): ProjectPageData {
  const { heads, pictures, logo, sitePhotos, plans, mapPosition, exchangeRates } = setting
  const slots = page.slideshow?.pictures ?? [page.picture]
  return {
    ...page,
    ...lightsOf(page, setting),
    heads: slots.flatMap((slot) => heads[slot] ?? []),
    pictures,
    logo,
    sitePhotos,
    plans,
    mapPosition,
    exchangeRates,
  }
}

/** Times of day of the head's picture; a slideshow has them already, so there those of its own picture. */
function lightsOf(
  { picture, slideshow }: PageContent,
  { heads, covers }: PageSetting,
): Pick<ProjectPageData, 'covers' | 'outdoors'> {
  if (!slideshow) return { covers }
  const outdoors = heads[picture]
  return {
    covers: [],
    ...(outdoors && covers.length > 0 && { outdoors: { picture: outdoors, covers } }),
  }
}

/** The registration, with the code of the authority's own page. */
export function reraView(
  page: Parameters<typeof reraNotice>[0],
  agents: AgentRegistrations,
): ReraView {
  const notice = reraNotice(page, agents)
  return { ...notice, ...(notice.page !== undefined && { qr: qrPath(notice.page) }) }
}
