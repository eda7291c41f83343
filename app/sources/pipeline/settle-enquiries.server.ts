import { sql } from 'kysely'

import type { Phone } from '#app/lib/phone/phone.ts'
import { projects, knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { EnquiryResult, ParsedLead } from '#app/sources/adapter.ts'
import { reviewTexts as texts } from '#app/strings/en/sources/review.ts'
import type { Executor } from '#db/client.server.ts'

import { addToCall } from './add-to-call.server.ts'
import type { Enquiry, ReadLead } from './enquiry-key.server.ts'
import { takeKeys, withKnownKeys, type Before, type Place } from './enquiry-keys-taken.server.ts'
import { fillLeads } from './fill-leads.server.ts'
import { normaliseLead, NOWHERE, type NormalisedLead } from './normalised-lead.ts'
import { calledBy, readChosenProjects } from './project-names.server.ts'
import {
  JOIN_HOURS,
  recordLeads,
  type FileOrigin,
  type RecordedLead,
} from './record-leads.server.ts'
import { sealLead } from './stored-content.server.ts'

/** Where enquiries come from. */
export type Delivery = {
  id: string
  source: { id: string; name: string; kind: string }
  receivedAt: Date
  /** Of a file, where the leads come from one. */
  file?: FileOrigin
}

/** `isCreated` where a new row of leads was written. */
export type Settled = {
  kind: Exclude<EnquiryResult['kind'], 'test' | 'waiting'>
  isCreated: boolean
}

/** Makes the leads, or says why not, by position; the caller holds the locks of source and phones. */
export async function settleEnquiries(
  trx: Executor,
  enquiries: readonly Enquiry[],
  delivery: Delivery,
): Promise<Map<number, Settled>> {
  const settled = new Map<number, Settled>()
  let left = enquiries
  // What comes twice in one delivery meets its first in the next turn.
  while (left.length > 0) {
    const firsts = new Map(left.toReversed().map((one) => [turnKey(one), one]))
    const turn = left.filter((one) => firsts.get(turnKey(one)) === one)
    const known = await withKnownKeys(trx, turn, delivery.source.id)
    await settleTurn(trx, known, { delivery, settled })
    left = left.filter(({ position }) => !settled.has(position))
  }
  return settled
}

function turnKey({ read: { keys } }: Enquiry): string {
  return keys.portal?.about ?? keys.key
}

type Turn = { delivery: Delivery; settled: Map<number, Settled> }

/** No two enquiries have the same key. */
async function settleTurn(
  trx: Executor,
  enquiries: readonly Enquiry[],
  { delivery, settled }: Turn,
): Promise<void> {
  const befores = await takeKeys(trx, enquiries, delivery.source.id)
  const open = enquiries.filter((one) => isOpen(one, befores.get(one.read.keys.key), delivery))
  const outcomes = await outcomesOf(trx, open, delivery)
  const written = outcomes.map(({ read, position, outcome }) => {
    const own = { deliveryId: delivery.id, position }
    return { read, outcome, place: befores.get(read.keys.key)?.held ?? own }
  })
  await writeEnquiries(trx, written, delivery)
  for (const { position, outcome } of outcomes) settled.set(position, settledBy(outcome))
  for (const { read, position } of enquiries) {
    const before = befores.get(read.keys.key)
    if (before && !settled.has(position))
      settled.set(position, await settleAgain(trx, read, { before, delivery }))
  }
}

/** New, this very row, which is read again, or one with a phone that the source hid at first. */
function isOpen(
  { read, position }: Enquiry,
  before: Before | undefined,
  delivery: Delivery,
): boolean {
  if (!before) return true
  const { held } = before
  const isOwn = held?.deliveryId === delivery.id && held.position === position
  return isOwn || (held !== undefined && read.phones.phones.length > 0)
}

function settledBy(outcome: Outcome): Settled {
  return { kind: outcome.result, isCreated: 'isCreated' in outcome && outcome.isCreated }
}

async function settleAgain(
  trx: Executor,
  { parsed, phones: { phones }, keys }: ReadLead,
  { before, delivery }: { before: Before; delivery: Delivery },
): Promise<Settled> {
  const event = { ...delivery, key: keys.key }
  const isMore = await addToCall(trx, parsed.call, event)
  const isSame = before.content === keys.content
  if (!isSame && keys.portal) {
    const normalise = await normaliserFor(trx, [parsed], delivery)
    const id = await findLeadId(trx, delivery.source.id, keys.key)
    if (id !== undefined)
      await fillLeads(trx, [{ id, lead: normalise(parsed, phones), isSent: true }])
  }
  return { kind: isSame || isMore ? 'duplicate' : 'conflict', isCreated: false }
}

async function findLeadId(trx: Executor, sourceId: string, key: string) {
  const row = await trx
    .selectFrom('source_enquiries')
    .select('lead_id')
    .where('source_id', '=', sourceId)
    .where('key', '=', key)
    .where('lead_id', 'is not', null)
    .executeTakeFirst()
  return row?.lead_id ?? undefined
}

type Outcome =
  | { result: 'new' | 'repeat'; leadId: string; isCreated: boolean }
  | { result: 'review' | 'rejected'; reason: string }

async function outcomesOf(
  trx: Executor,
  enquiries: readonly Enquiry[],
  delivery: Delivery,
): Promise<(Enquiry & { outcome: Outcome })[]> {
  const readable = enquiries.flatMap(({ read: { parsed, phones, keys } }) => {
    const [phone] = phones.phones
    return phone ? [{ parsed, phones: phones.phones, phone, key: keys.key }] : []
  })
  const made = await makeLeads(trx, readable, delivery)
  const outcomes: (Enquiry & { outcome: Outcome })[] = []
  for (const one of enquiries) {
    const outcome = made.get(one.read.keys.key) ?? (await withoutPhone(trx, one.read, delivery))
    outcomes.push({ ...one, outcome })
  }
  return outcomes
}

/** It waits for a person, unless its portal sent it with a phone. */
async function withoutPhone(
  trx: Executor,
  { parsed, phones: { phones, fault = 'missing' } }: ReadLead,
  delivery: Delivery,
): Promise<Outcome> {
  if (parsed.portal !== undefined && parsed.email !== undefined) {
    const normalise = await normaliserFor(trx, [parsed], delivery)
    const leadId = await findByEmail(trx, normalise(parsed, phones))
    if (leadId !== undefined) return { result: 'repeat', leadId, isCreated: false }
  }
  return { result: 'review', reason: texts.phone[fault] }
}

type Made = { parsed: ParsedLead; phones: readonly Phone[]; phone: Phone; key: string }

/** The leads of enquiries whose phones are known, by key. */
export async function makeLeads(
  trx: Executor,
  made: readonly Made[],
  delivery: Omit<Delivery, 'id'>,
): Promise<Map<string, RecordedLead>> {
  const all = made.map(({ parsed }) => parsed)
  const normalise = await normaliserFor(trx, all, delivery)
  const recordings = made.map(({ parsed, phones, phone, key }) => {
    return { phone, parsed, lead: normalise(parsed, phones), key }
  })
  const { source, file } = delivery
  return recordLeads(trx, recordings, { source, ...(file && { file }) })
}

async function normaliserFor(
  trx: Executor,
  leads: readonly ParsedLead[],
  { source, receivedAt }: Omit<Delivery, 'id'>,
) {
  const known = { projects: knownProjects, names: projects().map(({ name }) => name) }
  const chosenFor = await readChosenProjects(trx, source.kind, leads)
  return (lead: ParsedLead, phones: readonly Phone[]) =>
    normaliseLead({ lead, phones, receivedAt, chosen: chosenFor(lead) }, source, known)
}

type Written = { read: Pick<ReadLead, 'parsed' | 'keys'>; place: Place; outcome: Outcome }

/** What became of them, with what they said. */
export async function writeEnquiries(
  trx: Executor,
  written: readonly Written[],
  { source, receivedAt }: Pick<Delivery, 'source' | 'receivedAt'>,
): Promise<void> {
  // After an update of the site two enquiries of a delivery may have changed places.
  const once = new Map(written.map((one) => [JSON.stringify(one.place), one]))
  if (once.size === 0) return
  const rows = await Promise.all(
    [...once.values()].map(async ({ read, place, outcome }) => ({
      delivery_id: place.deliveryId,
      source_id: source.id,
      position: place.position,
      result: outcome.result,
      reason: 'reason' in outcome ? outcome.reason : null,
      lead_id: 'leadId' in outcome ? outcome.leadId : null,
      content: await sealLead(read.parsed),
      person: read.keys.person,
      key: read.keys.key,
      called: calledBy(read.parsed) ?? null,
      received_at: receivedAt,
    })),
  )
  await trx
    .insertInto('source_enquiries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['delivery_id', 'position']).doUpdateSet((eb) => ({
        result: eb.ref('excluded.result'),
        reason: eb.ref('excluded.reason'),
        lead_id: eb.ref('excluded.lead_id'),
        content: eb.ref('excluded.content'),
        person: eb.ref('excluded.person'),
        key: eb.ref('excluded.key'),
        called: eb.ref('excluded.called'),
      })),
    )
    .execute()
}

/** The lead of an enquiry without a phone, which its portal sent another way with one (SOURCES.md 9.4). */
async function findByEmail(
  trx: Executor,
  { email, touch: { portal, ad, source }, projectId, location }: NormalisedLead,
): Promise<string | undefined> {
  if (email === '' || portal === undefined) return undefined
  // What the same source sends is another enquiry, not a copy.
  const { rows } = await sql<{ id: string }>`select id::text from leads
    where lower(email) = lower(${email}) and spam_reason is null
      and created_at > now() - make_interval(hours => ${JOIN_HOURS})
      and campaign #>> '{last,portal}' = ${portal} and campaign #>> '{last,source}' <> ${source}
      and (project_id = ${projectId} or location in (${location}, ${NOWHERE}) or ${location} = ${NOWHERE}
        or campaign #>> '{last,ad}' = ${ad ?? null})
    order by created_at desc, id desc limit 1`.execute(trx)
  return rows[0]?.id
}
