import { qrPath } from '#app/lib/http/qr-path.ts'
import type { HeadFacts, PictureFacts } from '#app/media/picture.tsx'
import type { HeadInLight } from '#app/media/time-of-day/cover-by-time.ts'
import type { ListingPage, PageWords } from '#app/projects/model/sub-page.ts'
import type { ReraView } from '#app/projects/rera/rera-block.tsx'
import { reraNotice, type AgentRegistrations } from '#app/projects/rera/rera-notice.ts'
import type { Whereabouts } from '#app/projects/road-map/segment.ts'

/** What only the server knows of what a listing's page shows. */
export type PageSetting = {
  /** By slot, of every picture at the head. */
  heads: Record<string, HeadFacts>
  /** The picture of the listing itself in the lights that it does not have. */
  lights: HeadInLight[]
  /** By slot. */
  pictures: Record<string, PictureFacts>
  logo?: PictureFacts | undefined
  whereabouts: Whereabouts
}

/** A listing's words with all that its page shows beside them; slots without a picture are passed over. */
export function setPage(page: PageWords, setting: PageSetting): ListingPage {
  const { heads, pictures, logo, whereabouts } = setting
  const slots = page.slideshow?.pictures ?? [page.picture]
  return {
    ...page,
    ...lightsOf(page, setting),
    heads: slots.flatMap((slot) => heads[slot] ?? []),
    pictures,
    logo,
    whereabouts,
  }
}

/** The light is that of the head; beside a slideshow, which has a picture of each hour already, that of a picture of its own. */
function lightsOf(
  { picture, slideshow }: PageWords,
  { heads, lights }: PageSetting,
): Pick<ListingPage, 'lights' | 'outdoors'> {
  if (!slideshow) return { lights }
  const outdoors = heads[picture]
  return {
    lights: [],
    ...(outdoors && lights.length > 0 && { outdoors: { picture: outdoors, lights } }),
  }
}

/** What the page says of the registration, with the code that leads to the authority's own page. */
export function reraView(
  page: Parameters<typeof reraNotice>[0],
  agents: AgentRegistrations,
): ReraView {
  const notice = reraNotice(page, agents)
  return { ...notice, ...(notice.page !== undefined && { qr: qrPath(notice.page) }) }
}
