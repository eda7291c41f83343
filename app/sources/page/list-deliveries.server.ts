import { sql } from 'kysely'

import { openLead, openPayload } from '#app/sources/pipeline/stored-content.server.ts'
import type { ParsedLead, Payload } from '#app/sources/adapter.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { flatFields } from '#app/sources/reading/flat-fields.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { cutText } from '#app/lib/text/cut-text.ts'
import { sourceTexts as texts } from '#app/strings/en/sources/sources.ts'
import type { Executor } from '#db/client.server.ts'

import { counted, firstShownDay, type Counts } from './list-sources.server.ts'
import { maskedName, maskedPhone } from './masked-person.ts'

const MAX_DELIVERIES = 20
const MAX_REVIEWS = 50
/** Characters of a field. */
const MAX_SHOWN = 4000

export type DeliveryLine = {
  id: string
  receivedAt: Date
  way: 'push' | 'pull' | 'email' | 'file' | 'test'
  result: 'new' | 'repeat' | 'rejected' | 'review' | 'test' | 'nothing' | 'duplicate' | 'waiting'
  reason: string | null
  leadId: string | null
  /** Masked: an owner needs to recognise it, not to read it here. */
  person: string
  project: string
}

type Row = Omit<DeliveryLine, 'person' | 'project'> & { content: string | null }

/** The newest first; a delivery of several enquiries has a line for each. */
export async function listDeliveries(db: Executor, sourceId: string): Promise<DeliveryLine[]> {
  const { rows } = await sql<Row>`
    select delivery.id::text || '.' || coalesce(position, 0) as id, delivery.received_at as "receivedAt",
      way, coalesce(enquiry.result, delivery.result, delivery.state) as result,
      coalesce(enquiry.reason, delivery.reason) as reason, lead_id::text as "leadId", content
    from (select * from source_deliveries where source_id = ${sourceId} order by id desc
      limit ${MAX_DELIVERIES}) as delivery
    left join source_enquiries as enquiry on delivery_id = delivery.id
    order by delivery.id desc, position limit ${MAX_DELIVERIES}`.execute(db)
  return Promise.all(rows.map(maskedLine))
}

async function maskedLine({ content, ...row }: Row): Promise<DeliveryLine> {
  const lead = content === null ? undefined : await openLead(content)
  if (!lead) return { ...row, person: '', project: '' }
  const person = [maskedName(lead.name ?? ''), maskedPhone(lead.phones[0] ?? '')]
  return {
    ...row,
    person: person.filter(Boolean).join(' '),
    project: lead.project ?? lead.ownProject ?? '',
  }
}

export type ReviewLine = {
  id: string
  deliveryId: string
  receivedAt: Date
  reason: string
  /** Undefined where nothing could be read. */
  lead: ParsedLead | undefined
  /** What arrived, by its own names, where no lead was read from it. */
  sent: Readonly<Record<string, string>>
  /** What arrived can be read again. */
  hasPayload: boolean
}

/** What waits for a person, with everything readable; the oldest first. */
export async function listReviews(db: Executor, sourceId: string): Promise<ReviewLine[]> {
  const { rows } = await sql<ReviewRow>`
    select source_enquiries.id::text, delivery_id::text as "deliveryId",
      source_enquiries.received_at as "receivedAt", source_enquiries.reason, content, payload
    from source_enquiries join source_deliveries on source_deliveries.id = delivery_id
    where source_enquiries.source_id = ${sourceId} and source_enquiries.result = 'review'
    order by source_enquiries.id limit ${MAX_REVIEWS}`.execute(db)
  return Promise.all(rows.map(reviewLine))
}

type ReviewRow = Omit<ReviewLine, 'lead' | 'sent' | 'hasPayload'> &
  Record<'content' | 'payload', string | null>

async function reviewLine({ content, payload: sealed, ...row }: ReviewRow): Promise<ReviewLine> {
  const lead = content === null ? undefined : await openLead(content)
  const payload = sealed === null || lead ? undefined : await openPayload(sealed)
  const sent = payload ? sentFields(payload) : {}
  return { ...row, lead, sent, hasPayload: sealed !== null }
}

function sentFields(payload: Payload): Record<string, string> {
  const body = bodyText(payload)
  // XML that no parser could read would be cut at its first = as a form is.
  const value = body.trim().startsWith('<') ? undefined : payloadValue(payload)
  const fields = Object.entries(flatFields(value))
  const shown = fields.length > 0 ? fields : [[texts.said.sent, body] as const]
  return Object.fromEntries(shown.map(([name, text]) => [name, cutText(text, MAX_SHOWN)]))
}

export type DayCounts = Omit<Counts, 'received'> & { day: string }

/** Of each shown day, also of those without any. */
export async function listDays(db: Executor, sourceId: string, now: Date): Promise<DayCounts[]> {
  const since = firstShownDay(now)
  const { rows } = await sql<DayCounts>`
    select to_char(day, 'YYYY-MM-DD') as day, ${counted('new')} as created, ${counted('repeat')} as repeat,
      ${counted('rejected')} as rejected, ${counted('review')} as review
    from generate_series(${since}::timestamptz at time zone 'Asia/Kolkata',
      ${now}::timestamptz at time zone 'Asia/Kolkata', interval '1 day') as day
    left join source_enquiries on source_id = ${sourceId}
      and received_at >= ${since} and date_trunc('day', received_at at time zone 'Asia/Kolkata') = day
    group by day order by day`.execute(db)
  return rows
}
