import { enquiryLimits, readEmail } from '#app/enquiries/form/enquiry.ts'
import type { Touch } from '#app/enquiries/submit/campaign.ts'
import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { sorted } from '#app/lib/lists.ts'
import type { Phone } from '#app/lib/phone/phone.ts'
import { cutText } from '#app/lib/text/cut-text.ts'
import { plainText } from '#app/lib/text/plain-text.ts'
import type { KnownProjects } from '#app/projects/catalogue/known-projects.ts'
import type { ParsedLead } from '#app/sources/adapter.ts'
import { sourceLeadTexts as texts } from '#app/strings/en/sources/leads.ts'

/** With the id of the source, its portal and the advertisement there, which no visitor can send. */
export type SourceTouch = Touch & { source: string; portal?: string; ad?: string }

/** The location of a lead that names none. */
export const NOWHERE = 'N/A'

/** A lead as the team reads it, in the limits of an enquiry. */
export type NormalisedLead = {
  name: string
  email: string
  message: string
  /** The project's name or a place; N/A for none. */
  location: string
  projectId: number | null
  city: string
  touch: SourceTouch
  /** When the person sent it; never in the future. */
  sentAt: Date
}

export type KnownNames = { projects: KnownProjects; names: readonly string[] }

type Source = { id: string; kind: string; name: string }
type Received = {
  lead: ParsedLead
  phones: readonly Phone[]
  receivedAt: Date
  /** The name of the project that an owner chose for what the source says. */
  chosen?: string | undefined
}

export function normaliseLead(
  { lead, phones, receivedAt, chosen }: Received,
  source: Source,
  known: KnownNames,
): NormalisedLead {
  const project = chosen ?? projectIn(lead, known)
  const place = lineOf(lead.place ?? '', 200)
  const location = project ?? (lineOf(lead.project ?? '', 200) || place || NOWHERE)
  const sentAt = believedTime(lead.sentAt, receivedAt)
  return {
    name: lineOf(lead.name ?? '', enquiryLimits.name) || texts.noName,
    email: readEmail(lead.email ?? '') ?? '',
    message: messageOf(lead, phones, place === location ? '' : place),
    location,
    ...leadInterest({ page: '', location }, known.projects),
    touch: touchOf(lead, source, sentAt),
    sentAt,
  }
}

const MINUTE_MS = 60_000
const MAX_AHEAD_MS = 10 * MINUTE_MS
const MAX_AGE_MS = 400 * 24 * 60 * MINUTE_MS

/** A clock that runs ahead, or a date of years ago, is a fault of the source (SOURCES.md 9.2). */
export function believedTime(sentAt: Date | undefined, receivedAt: Date): Date {
  if (!sentAt || Number.isNaN(sentAt.getTime())) return receivedAt
  const ageMs = receivedAt.getTime() - sentAt.getTime()
  return ageMs < -MAX_AHEAD_MS || ageMs > MAX_AGE_MS ? receivedAt : sentAt
}

/** By its exact name, as the longest name in what the source says of the advertisement, or by the settings. */
function projectIn(lead: ParsedLead, known: KnownNames): string | undefined {
  const { project = '', ownProject = '', campaign = {}, message = '' } = lead
  const exact = known.projects.named(project.trim()) ?? known.projects.atSlug(project.trim())
  if (exact) return exact.name
  const { name, adName, formName } = campaign
  const said = [project, name, adName, formName, message]
  const spoken = said.map((text) => spaced(text ?? ''))
  const longest = sorted(known.names, (one, other) => other.length - one.length)
  for (const text of spoken) {
    const found = longest.find((one) => text.includes(spaced(one)))
    if (found !== undefined) return found
  }
  return known.projects.named(ownProject)?.name
}

/** Words with a blank on both sides: a campaign is called `lodha_goa-nov`. */
function spaced(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
}

function messageOf(lead: ParsedLead, phones: readonly Phone[], place: string): string {
  const { call, fields, identity } = lead
  const said = call ? texts.call[call.direction][call.outcome] : plainText(lead.message ?? '')
  const others = phones.slice(1).map(({ number }) => number)
  const lines = [
    said,
    place !== '' && texts.line(texts.place, place),
    others.length > 0 && texts.line(texts.otherPhones, others.join(', ')),
    identity !== undefined && texts.line(texts.identity, identity),
    ...Object.entries(fields).map(([name, value]) =>
      texts.line(lineOf(name, 100), plainText(value)),
    ),
  ].filter((line) => line !== false && line !== '')
  return cutText(lines.join('\n'), enquiryLimits.message)
}

const MAX_TOUCH = 200

function touchOf(lead: ParsedLead, source: Source, sentAt: Date): SourceTouch {
  const { portal } = lead
  const ad = portal && lead.campaign?.adId
  const at = sentAt.toISOString()
  const touch = {
    source: source.id,
    ...(portal && { portal }),
    ...(ad && { ad }),
    utm_source: source.name,
    at,
  }
  const clickKey = source.kind.startsWith('meta') ? 'fbclid' : 'gclid'
  const said = { ...campaignWords(lead), [clickKey]: lead.campaign?.clickId }
  for (const [key, value] of Object.entries(said)) {
    const text = lineOf(value ?? '', MAX_TOUCH)
    if (text !== '') Object.assign(touch, { [key]: text })
  }
  return touch
}

/** By name where the source has one; of a call, the number that was called. */
function campaignWords({ campaign = {}, call }: ParsedLead) {
  const { id, name, adId, adName, formId, formName, keyword } = campaign
  return {
    utm_campaign: name ?? id ?? formName ?? formId ?? call?.calledNumber,
    utm_content: adName ?? adId,
    utm_term: keyword,
  }
}

function lineOf(text: string, max: number): string {
  return cutText(plainText(text).replace(/\s+/g, ' '), max)
}
