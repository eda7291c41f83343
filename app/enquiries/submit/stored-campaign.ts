import { keptPage } from '#app/enquiries/stored-page.ts'

import type { Campaign, Touch } from './campaign.ts'

export function keptCampaign({ first, last }: Campaign): Campaign {
  return { ...(first && { first: keptTouch(first) }), ...(last && { last: keptTouch(last) }) }
}

function keptTouch(touch: Touch): Touch {
  return touch.page === undefined ? touch : { ...touch, page: keptPage(touch.page) }
}
