import { sql } from 'kysely'

import { projects, knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Phone } from '#app/lib/phone/phone.ts'
import type { EnquiryResult, ParsedLead } from '#app/sources/adapter.ts'
import { reviewTexts as texts } from '#app/strings/en/sources/review.ts'
import type { Executor } from '#db/client.server.ts'

import { addToCall } from './add-to-call.server.ts'
import { enquiryKeys } from './enquiry-key.server.ts'
import { normaliseLead } from './normalised-lead.ts'
import { recordLead, type FileOrigin, type RecordedLead } from './record-lead.server.ts'
import { readSourcePhones, type SourcePhones } from './source-phones.ts'
import { sealLead } from './stored-content.server.ts'

export type EnquiryPlace = {
  source: { id: string; name: string; kind: string }
  deliveryId: string
  position: number
  receivedAt: Date
  /** Of a file, where the leads come from one. */
  file?: FileOrigin
}

export type ReadLead = { parsed: ParsedLead; phones: SourcePhones; keys: Keys }
type Keys = Awaited<ReturnType<typeof enquiryKeys>>

/** `isCreated` where a new row of leads was written. */
export type Settled = {
  kind: Exclude<EnquiryResult['kind'], 'test' | 'waiting'>
  isCreated: boolean
}

export async function readLead(
  parsed: ParsedLead,
  { sourceId, receivedAt }: { sourceId: string; receivedAt: Date },
): Promise<ReadLead> {
  const phones = await readSourcePhones(parsed.phones)
  const said = { sourceId, lead: parsed, phones: phones.phones, receivedAt }
  const keys = await enquiryKeys(said)
  return { parsed, phones, keys }
}

/** Makes the lead, or says why not; the caller holds the locks of source and phone. */
export async function settleEnquiry(
  trx: Executor,
  read: ReadLead,
  place: EnquiryPlace,
): Promise<Settled> {
  const before = await takeKey(trx, read.keys, place)
  // The source may show a phone later that it hid at first.
  const isRevealed = before?.isInReview === true && read.phones.phones.length > 0
  if (before && !before.isOwn && !isRevealed) {
    const isSame = before.content === read.keys.content
    const event = { ...place, key: read.keys.key }
    const isMore = await addToCall(trx, read.parsed.call, event)
    return { kind: isSame || isMore ? 'duplicate' : 'conflict', isCreated: false }
  }
  const at = before?.isInReview ? before : place
  const outcome = await outcomeOf(trx, read, place)
  await writeEnquiry(trx, read, { ...place, ...at }, outcome)
  const isCreated = 'isCreated' in outcome && outcome.isCreated
  return { kind: outcome.result, isCreated }
}

type Before = {
  content: string
  isInReview: boolean
  /** Whether it is this very row, which is read again. */
  isOwn: boolean
  deliveryId: string
  position: number
}

/** Undefined for an enquiry that is new. */
async function takeKey(
  trx: Executor,
  { key, content }: Keys,
  { source, deliveryId, position }: EnquiryPlace,
): Promise<Before | undefined> {
  const taken = await sql`insert into source_keys (source_id, key, content)
    values (${source.id}, ${key}, ${content}) on conflict do nothing returning key`.execute(trx)
  if (taken.rows.length > 0) return undefined
  const { rows } = await sql<Before>`
    select source_keys.content, held.id is not null as "isInReview",
      coalesce(held.delivery_id = ${deliveryId} and held.position = ${position}, false) as "isOwn",
      held.delivery_id::text as "deliveryId", held.position
    from source_keys left join source_enquiries as held
      on held.source_id = source_keys.source_id and held.key = source_keys.key and held.result = 'review'
    where source_keys.source_id = ${source.id} and source_keys.key = ${key} limit 1`.execute(trx)
  return rows[0]
}

type Outcome =
  | { result: 'new' | 'repeat'; leadId: string; isCreated: boolean }
  | { result: 'review' | 'rejected'; reason: string }

async function outcomeOf(
  trx: Executor,
  { parsed, phones, keys }: ReadLead,
  { source, receivedAt, file }: EnquiryPlace,
): Promise<Outcome> {
  const [phone] = phones.phones
  if (!phone) return { result: 'review', reason: texts.phone[phones.fault ?? 'missing'] }
  return makeLead(
    trx,
    { parsed, phones: phones.phones, phone, key: keys.key },
    { source, receivedAt, ...(file && { file }) },
  )
}

type Made = { parsed: ParsedLead; phones: readonly Phone[]; phone: Phone; key: string }

/** The lead of an enquiry whose phone is known. */
export function makeLead(
  trx: Executor,
  { parsed, phones, phone, key }: Made,
  { source, receivedAt, file }: Pick<EnquiryPlace, 'source' | 'receivedAt' | 'file'>,
): Promise<RecordedLead> {
  const known = { projects: knownProjects, names: projects().map(({ name }) => name) }
  const lead = normaliseLead({ lead: parsed, phones, receivedAt }, source, known)
  return recordLead(trx, { source, phone, parsed, lead, key, ...(file && { file }) })
}

/** What became of it, with what it said. */
export async function writeEnquiry(
  trx: Executor,
  { parsed, keys }: ReadLead,
  { source, deliveryId, position, receivedAt }: EnquiryPlace,
  outcome: Outcome,
): Promise<void> {
  const row = {
    result: outcome.result,
    reason: 'reason' in outcome ? outcome.reason : null,
    lead_id: 'leadId' in outcome ? outcome.leadId : null,
    content: await sealLead(parsed),
    person: keys.person,
    key: keys.key,
  }
  await trx
    .insertInto('source_enquiries')
    .values({
      ...row,
      delivery_id: deliveryId,
      source_id: source.id,
      position,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['delivery_id', 'position']).doUpdateSet(row))
    .execute()
}
