import { keptPage } from '#app/enquiries/stored-page.ts'
import { parseUrl } from '#app/lib/http/parse-url.ts'
import { cutText } from '#app/lib/text/cut-text.ts'
import { plainText } from '#app/lib/text/plain-text.ts'

import { readCampaign, touchFrom, type Campaign } from './campaign.ts'
import type { EnquiryOrigin } from './connect-call.ts'
import { keptCampaign } from './stored-campaign.ts'

/** What an enquiry is about and how its sender came, as far as it can be kept: short and plain. */
export function sourceOf(origin: EnquiryOrigin, request: Request) {
  const asks = origin.asks.map((ask) => lineOf(ask, 60)).filter((ask) => ask !== '')
  return {
    asks: asks.slice(0, 10),
    location: lineOf(origin.location, 200),
    page: pageOf(origin.page, request),
    campaign: keptCampaign(campaignOf(origin.campaign, request)),
  }
}

function pageOf(page: string, request: Request): string {
  const path = page === '' ? (refererOf(request)?.pathname ?? '') : page
  return /^\/[^\s?#]*$/.test(path) ? lineOf(keptPage(path), 200) : ''
}

function campaignOf(given: unknown, request: Request): Campaign {
  const campaign = readCampaign(given)
  if (campaign.first ?? campaign.last) return campaign
  // Without script the address of the page the form stood on is all there is.
  const referer = refererOf(request)
  const arrival = referer && touchFrom(referer.href, '', new Date())
  if (!arrival) return {}
  // Our own clock says nothing of the arrival, and would make every repeat another enquiry.
  const { at: _now, ...touch } = arrival
  return { first: touch, last: touch }
}

function refererOf(request: Request): URL | undefined {
  return parseUrl(request.headers.get('referer') ?? '')
}

/** One line of plain text, as long as may be kept. */
export function lineOf(text: string, limit: number): string {
  return cutText(plainText(text).replace(/\s+/g, ' '), limit)
}
