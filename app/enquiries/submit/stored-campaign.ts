import { storedPage } from '#app/enquiries/stored-page.ts'

import type { Campaign, Touch } from './campaign.ts'

export function storedCampaign({ first, last }: Campaign): Campaign {
  return { ...(first && { first: storedTouch(first) }), ...(last && { last: storedTouch(last) }) }
}

function storedTouch(touch: Touch): Touch {
  return touch.page === undefined ? touch : { ...touch, page: storedPage(touch.page) }
}
