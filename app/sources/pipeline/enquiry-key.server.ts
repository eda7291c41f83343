import { createHash } from 'node:crypto'

import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Phone } from '#app/lib/phone/phone.ts'
import type { ParsedLead } from '#app/sources/adapter.ts'

type Said = { sourceId: string; lead: ParsedLead; phones: readonly Phone[]; receivedAt: Date }

/** Keyed hashes: which enquiry it is at its source, what it says, and whose it is. */
export async function enquiryKeys(said: Said) {
  const keyOf = await personKeyer()
  const { lead, phones, sourceId } = said
  const [phone] = phones
  return {
    key: keyOf(`enquiry ${sourceId} ${identityOf(said)}`),
    content: keyOf(`content ${contentOf(lead)}`),
    person: phone ? keyOf(phone.number) : null,
  }
}

/** By the source's own id, else by person, advertisement and time, else by the day and the words (SOURCES.md 9.4). */
function identityOf({ lead, phones, receivedAt }: Said): string {
  const { externalId, sentAt, campaign, message, identity, email } = lead
  if (externalId !== undefined && externalId !== '') return `id ${externalId}`
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
