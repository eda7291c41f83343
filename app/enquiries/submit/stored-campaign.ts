import { keptPage } from '#app/enquiries/stored-page.ts'

import type { Campaign, Touch } from './campaign.ts'

/** A campaign as it is stored: of an arrival at a page that a link alone opens, not the link. */
export function keptCampaign({ first, last }: Campaign): Campaign {
  return { ...(first && { first: keptTouch(first) }), ...(last && { last: keptTouch(last) }) }
}

function keptTouch(touch: Touch): Touch {
  return touch.page === undefined ? touch : { ...touch, page: keptPage(touch.page) }
}
