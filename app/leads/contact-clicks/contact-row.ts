import { readCampaign, type Campaign, type Touch } from '#app/enquiries/submit/campaign.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import { parseUrl } from '#app/lib/http/parse-url.ts'
import { contactsTexts } from '#app/strings/en/contacts.ts'
import { sourceText } from '#app/strings/en/lead.ts'

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

/** Source, medium and name of the last source, else the referrer; empty if unknown. */
export function campaignText({ first, last }: Campaign): string {
  const touch = last ?? first ?? {}
  const named = namedText(touch)
  if (named !== '') return named
  if (touch.gclid ?? touch.gbraid ?? touch.wbraid) return 'google'
  if (touch.fbclid) return 'facebook'
  return parseUrl(touch.referrer ?? '')?.host ?? ''
}

/** A source alone may be one of those that staff choose for a lead that they add. */
function namedText({ utm_source, utm_medium, utm_campaign }: Touch): string {
  const [first = '', ...others] = [utm_source, utm_medium, utm_campaign].flatMap(
    (text) => text || [],
  )
  return others.length === 0 && first !== '' ? sourceText(first) : [first, ...others].join(' / ')
}
