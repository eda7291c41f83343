import { readCampaign, type Campaign, type Touch } from '#app/enquiries/submit/campaign.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import { parseUrl } from '#app/lib/http/parse-url.ts'
import { contactsTexts } from '#app/strings/en/contacts.ts'
import { mediumText, sourceText } from '#app/strings/en/sources/lead-sources.ts'

/** A click on a call or chat link; `ts` is the text of `officeTime`. */
export type ContactRow = {
  id: string
  code: string
  kind: string
  ts: string
  page: string
  campaign: string
}

/** With the leads that this agent may see. */
export type ListedContact = ContactRow & { leads: readonly { id: string; name: string }[] }

type Stored = {
  id: string
  code: string
  kind: string
  page: string
  campaign: unknown
  created_at: Date
}

export function contactRow({ id, code, kind, page, campaign, created_at }: Stored): ContactRow {
  return {
    id,
    code,
    kind: contactsTexts.kind[kind === 'call' ? 'call' : 'chat'],
    ts: officeTime(created_at),
    page,
    campaign: campaignText(readCampaign(campaign)),
  }
}

/** `Google, cost per click · plots`: source, medium and campaign of the last arrival; empty if unknown. */
export function campaignText({ first, last }: Campaign): string {
  const touch = last ?? first ?? {}
  const source = sourceText(touch.utm_source ?? senderOf(touch))
  const way = [source, mediumText(touch.utm_medium ?? '')].filter(Boolean).join(', ')
  return [way, touch.utm_campaign].filter(Boolean).join(' · ')
}

function senderOf({ gclid, gbraid, wbraid, fbclid, referrer }: Touch): string {
  if (gclid ?? gbraid ?? wbraid) return 'google'
  return fbclid ? 'facebook' : (parseUrl(referrer ?? '')?.host ?? '')
}
