import { storedPage } from '#app/enquiries/stored-page.ts'
import { parseUrl } from '#app/lib/http/parse-url.ts'
import { cutText } from '#app/lib/text/cut-text.ts'
import { plainText } from '#app/lib/text/plain-text.ts'

import { readCampaign, touchFrom, type Campaign } from './campaign.ts'
import type { EnquiryOrigin } from './connect-call.ts'
import { storedCampaign } from './stored-campaign.ts'

export function sourceOf(origin: EnquiryOrigin, request: Request) {
  const requestedItems = origin.asks.map((item) => lineOf(item, 60)).filter((item) => item !== '')
  return {
    asks: requestedItems.slice(0, 10),
    location: lineOf(origin.location, 200),
    page: pageOf(origin.page, request),
    campaign: storedCampaign(campaignOf(origin.campaign, request)),
  }
}

function pageOf(page: string, request: Request): string {
  const path = page === '' ? (refererOf(request)?.pathname ?? '') : page
  return /^\/[^\s?#]*$/.test(path) ? lineOf(storedPage(path), 200) : ''
}

function campaignOf(input: unknown, request: Request): Campaign {
  const campaign = readCampaign(input)
  if (campaign.first ?? campaign.last) return campaign
  // Without script, only the referrer names the form's page.
  const referer = refererOf(request)
  const arrival = referer && touchFrom(referer.href, '', new Date())
  if (!arrival) return {}
  // Our own clock would make every repeat another enquiry.
  const { at: _now, ...touch } = arrival
  return { first: touch, last: touch }
}

function refererOf(request: Request): URL | undefined {
  return parseUrl(request.headers.get('referer') ?? '')
}

export function lineOf(text: string, limit: number): string {
  return cutText(plainText(text).replace(/\s+/g, ' '), limit)
}
