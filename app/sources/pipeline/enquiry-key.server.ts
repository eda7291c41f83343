import { createHash } from 'node:crypto'

import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Phone } from '#app/lib/phone/phone.ts'
import type { ParsedLead } from '#app/sources/adapter.ts'

import { readSourcePhones, type SourcePhones } from './source-phones.ts'

export type ReadLead = {
  parsed: ParsedLead
  phones: SourcePhones
  keys: Awaited<ReturnType<typeof enquiryKeys>>
}

/** An enquiry in its place of the delivery. */
export type Enquiry = { read: ReadLead; position: number }

export async function readLead(
  parsed: ParsedLead,
  { sourceId, receivedAt }: { sourceId: string; receivedAt: Date },
): Promise<ReadLead> {
  const phones = await readSourcePhones(parsed.phones)
  const said = { sourceId, lead: parsed, phones: phones.phones, receivedAt }
  const keys = await enquiryKeys(said)
  return { parsed, phones, keys }
}

type Said = { sourceId: string; lead: ParsedLead; phones: readonly Phone[]; receivedAt: Date }

/** Keyed hashes: which enquiry it is at its source, what it says, and whose it is. */
async function enquiryKeys(said: Said) {
  const keyOf = await personKeyer()
  const { lead, phones, sourceId } = said
  const [phone] = phones
  return {
    key: keyOf(`enquiry ${sourceId} ${identityOf(said)}`),
    content: keyOf(`content ${contentOf(lead)}`),
    person: phone ? keyOf(phone.number) : null,
    portal: phone ? portalKeyOf(said, keyOf(`about ${sourceId} ${phone.number}`)) : null,
  }
}

/** Where a portal gives no id, it is the same enquiry with times that differ by minutes. */
type PortalKey = {
  about: string
  ad: string | null
  project: string
  saidAt: Date
  isSentTime: boolean
}

function portalKeyOf({ lead, receivedAt }: Said, about: string): PortalKey | null {
  if (lead.portal === undefined || hasId(lead)) return null
  const ad = lead.campaign?.adId ?? null
  const saidAt = lead.sentAt ?? receivedAt
  return { about, ad, project: projectOf(lead), saidAt, isSentTime: lead.sentAt !== undefined }
}

function hasId({ externalId }: ParsedLead): boolean {
  return externalId !== undefined && externalId !== ''
}

/** By the source's own id, else by person, advertisement and time, else by the day and the words (SOURCES.md 9.4). */
function identityOf({ lead, phones, receivedAt }: Said): string {
  const { externalId, sentAt, campaign, message, identity, email } = lead
  if (hasId(lead)) return `id ${externalId}`
  const who = phones[0]?.number ?? identity ?? email ?? lead.phones.join(' ')
  const what = campaign?.adId ?? projectOf(lead)
  if (sentAt) return `time ${JSON.stringify([who, what, sentAt.toISOString()])}`
  return `day ${JSON.stringify([who, what, indianDay(receivedAt), message ?? '', lead.fields])}`
}

function projectOf({ project, ownProject }: ParsedLead): string {
  return project ?? ownProject ?? ''
}

function contentOf(lead: ParsedLead): string {
  const { name, phones, email, message, fields } = lead
  const said = [name ?? '', phones, email ?? '', message ?? '', projectOf(lead), fields]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
