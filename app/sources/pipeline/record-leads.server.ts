import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import { sourceEvent } from '#app/leads/detail/history/source-event.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { LeadActivity } from '#app/leads/status/lead-facts.ts'
import type { Phone } from '#app/lib/phone/phone.ts'
import type { ParsedLead } from '#app/sources/adapter.ts'
import { sourceLeadTexts as texts } from '#app/strings/en/sources/leads.ts'
import type { Executor } from '#db/client.server.ts'

import { fillLeads } from './fill-leads.server.ts'
import { NOWHERE, type NormalisedLead, type SourceTouch } from './normalised-lead.ts'

/** Hours in which the same person asking for the same thing at the same source or portal adds to one lead. */
export const JOIN_HOURS = 48
/** Leads of a person that an enquiry may belong to. */
const MAX_KNOWN = 20

/** The file that a lead comes with, and the agent whom the owner chose. */
export type FileOrigin = { importId: string; ownerId: string | null }

/** Where leads come from. */
export type Origin = { source: { name: string; kind: string }; file?: FileOrigin }

export type Recording = {
  phone: Phone
  parsed: ParsedLead
  lead: NormalisedLead
  /** Of the enquiry, so that the lead is stored once; no two of a call have the same. */
  key: string
}

export type RecordedLead =
  | { result: 'new' | 'repeat'; leadId: string; isCreated: boolean }
  | { result: 'rejected'; reason: string }

/** New leads, or what known persons say again, in their order and by key; the caller holds a lock on each phone. */
export async function recordLeads(
  trx: Executor,
  recordings: readonly Recording[],
  origin: Origin,
): Promise<Map<string, RecordedLead>> {
  if (recordings.length === 0) return new Map()
  const phones = recordings.map(({ phone }) => phone.number)
  const known = await findKnown(trx, phones)
  const recorded = new Map<string, RecordedLead>()
  const kept = recordings.flatMap((recording) => decide(recording, known, origin) ?? [])
  await insertLeads(
    trx,
    kept.filter(({ isCreated }) => isCreated),
    origin,
  )
  const joined = kept.filter(({ isCreated }) => !isCreated)
  await fillLeads(
    trx,
    joined.map(({ on, recording: { lead }, ...one }) => ({ id: on.id, lead, ...one })),
  )
  await addHistory(trx, kept, origin.source.name)
  for (const { key } of recordings)
    recorded.set(key, { result: 'rejected', reason: texts.outgoing })
  for (const { recording, on, isKnown, isCreated } of kept)
    recorded.set(recording.key, { result: isKnown ? 'repeat' : 'new', leadId: on.id, isCreated })
  return recorded
}

/** A lead of a phone, as it is after the recordings so far; without an id until it is stored. */
type Known = {
  id: string
  /** Its id; null where it came without one. */
  source: string | null
  portal: string | null
  /** The number of the advertisement there. */
  ad: string | null
  /** Of its source. */
  kind: string | null
  projectId: number | null
  location: string
  message: string
  status: string
  isRecent: boolean
}

type Kept = {
  recording: Recording
  on: Known
  isKnown: boolean
  isCreated: boolean
  isSpokenTo: boolean
  /** The enquiry of the lead, which the portal also sent another way. */
  isSent: boolean
  /** It says nothing that the lead does not say. */
  isSaid: boolean
  /** For a lead of a mail, once the portal itself has sent it (SOURCES.md 9.4). */
  touch: SourceTouch | undefined
}

type KnownLeads = Map<string, readonly Known[]>

/** Of each phone the newest leads, the newest first. */
async function findKnown(trx: Executor, phones: readonly string[]): Promise<KnownLeads> {
  const { rows } = await sql<Known & { phone: string }>`
    select phones.phone, lead.* from (select distinct unnest(${phones}::text[]) as phone) as phones
    cross join lateral (
      select id::text, campaign #>> '{last,source}' as source,
        campaign #>> '{last,portal}' as portal, campaign #>> '{last,ad}' as ad,
        (select kind from sources where sources.id = (campaign #>> '{last,source}')::bigint) as kind, project_id as "projectId",
        location, message, status, created_at > now() - make_interval(hours => ${JOIN_HOURS}) as "isRecent"
      from leads where leads.phone = phones.phone and spam_reason is null
      order by created_at desc, leads.id desc limit ${MAX_KNOWN}
    ) as lead`.execute(trx)
  return Map.groupBy(rows, ({ phone }) => phone)
}

/** Undefined for a call of ours to a person who never asked. */
function decide(recording: Recording, all: KnownLeads, { source }: Origin): Kept | undefined {
  const { phone, parsed, lead } = recording
  const known = all.get(phone.number) ?? []
  if (known.length === 0 && parsed.call?.direction === 'outgoing') return undefined
  const joined = parsed.call ? known[0] : findSame(known, lead)
  const on = joined ?? leadOf(lead, source.kind)
  if (!joined) all.set(phone.number, [on, ...known])
  const kept = { recording, on, isKnown: known.length > 0, isCreated: !joined }
  return {
    ...kept,
    ...sentBefore(recording, on, source.kind),
    isSpokenTo: isFirstTalk(recording, on),
  }
}

/** What the portal itself sends is more than a mail of it. */
function sentBefore({ parsed, lead: { touch } }: Recording, on: Known, kind: string) {
  const isSent = !parsed.call && on.source !== touch.source
  // An empty message is filled in.
  const isSaid = on.message === '' || wordsOf(on.message).includes(wordsOf(parsed.message ?? ''))
  const isMore = isSent && on.kind === 'email' && kind !== 'email'
  if (isMore) Object.assign(on, { source: touch.source, kind })
  return { isSent, isSaid, touch: isMore ? touch : undefined }
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Its lead is contacted from then on. */
function isFirstTalk({ parsed: { call } }: Recording, on: Known): boolean {
  const isSpokenTo = call?.outcome === 'answered' && on.status === 'new'
  if (isSpokenTo) on.status = 'contacted'
  return isSpokenTo
}

function leadOf({ touch, projectId, location, message }: NormalisedLead, kind: string): Known {
  const { source, portal = null, ad = null } = touch
  const from = { source, portal, ad, kind }
  return { id: '', ...from, projectId, location, message, status: 'new', isRecent: true }
}

/** A lead about this very thing, before one that only may be. */
function findSame(known: readonly Known[], lead: NormalisedLead): Known | undefined {
  const same = known.filter((one) => isAboutSame(one, lead))
  return same.find((one) => isOfOnePlace(one, lead)) ?? same[0]
}

function isOfOnePlace(known: Known, { projectId, location }: NormalisedLead): boolean {
  return projectId === null ? location === known.location : projectId === known.projectId
}

function isAboutSame(known: Known, lead: NormalisedLead): boolean {
  const { touch, location } = lead
  const isThere = isOfOnePlace(known, lead)
  if (!known.isRecent || known.source === touch.source) return known.isRecent && isThere
  if (touch.portal === undefined || known.portal !== touch.portal) return false
  // Mails mostly name the advertisement alone.
  const isOfOneAd = touch.ad !== undefined && known.ad === touch.ad
  return isThere || isOfOneAd || [location, known.location].includes(NOWHERE)
}

async function insertLeads(
  trx: Executor,
  created: readonly Kept[],
  { file }: Origin,
): Promise<void> {
  if (created.length === 0) return
  const said = JSON.stringify(created.map(({ recording }) => columnsOf(recording)))
  const ownerId = file?.ownerId ?? null
  const { rows } = await sql<{ id: string; key: string }>`
    with lead as (
      insert into leads (name, phone, phone_country, email, message, location, campaign,
        idempotency_key, body_hash, phonetic_keys, project_id, city, import_id, owner_id, assigned_at)
      select name, phone, country, email, message, location, jsonb_build_object('first', touch, 'last', touch),
        'source:' || key, key, keys, "projectId", city, ${file?.importId ?? null}::bigint,
        ${ownerId}, case when ${ownerId}::text is not null then statement_timestamp() end
      from jsonb_to_recordset(${said}::jsonb) as said (name text, phone text, country text, email text,
        message text, location text, touch jsonb, key text, keys text[], "projectId" integer, city text)
      returning id, body_hash
    ),
    notified as (
      insert into outbox (lead_id, kind) select id, 'enquiry' from lead where ${file === undefined}
    )
    select id::text, body_hash as key from lead`.execute(trx)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  for (const { on, recording } of created) on.id = ids.get(recording.key) ?? ''
}

function columnsOf({ phone, lead, key }: Recording) {
  const { name, email, message, location, projectId, city, touch } = lead
  const keys = nameKeys(name === texts.noName ? '' : name)
  const { number, country } = phone
  return {
    name,
    phone: number,
    country,
    email,
    message,
    location,
    touch,
    key,
    keys,
    projectId,
    city,
  }
}

async function addHistory(trx: Executor, kept: readonly Kept[], source: string): Promise<void> {
  const lines = kept.map((one) => ({ ...one, changeSetId: randomUUID() }))
  for (const { on, recording, isSpokenTo, changeSetId } of lines)
    if (isSpokenTo) {
      const changes = { status: 'contacted', firstContactAt: recording.lead.sentAt } as const
      await changeLead(trx, { leadId: on.id, changes }, 'system', { changeSetId })
    }
  const rows = lines.flatMap(({ changeSetId, ...one }) =>
    activitiesOf(one, source).map(({ kind, text }) => ({
      lead: one.on.id,
      changeSetId,
      kind,
      text,
    })),
  )
  if (rows.length === 0) return
  await sql`insert into lead_changes (lead_id, change_set_id, kind, new_value)
    select lead, "changeSetId", kind, text from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line (lead bigint, "changeSetId" uuid, kind text, text text)`.execute(trx)
}

function activitiesOf(
  { recording, isCreated, isSent, isSaid }: Kept,
  source: string,
): LeadActivity[] {
  const { parsed, lead } = recording
  const { call } = parsed
  const { message } = lead
  const enquiry = { source, at: lead.sentAt.toISOString(), ...(!isCreated && { message }) }
  return [
    ...(isCreated || (call === undefined && !(isSent && isSaid))
      ? [{ kind: 'source', text: sourceEvent(enquiry) } as const]
      : []),
    ...(call === undefined
      ? []
      : [{ kind: 'source-call', text: sourceEvent({ source, ...call }) } as const]),
  ]
}
