import { sql } from 'kysely'

import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import { sourceEvent } from '#app/leads/detail/history/source-event.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { LeadActivity } from '#app/leads/status/lead-facts.ts'
import type { Phone } from '#app/lib/phone/phone.ts'
import type { ParsedLead, SourceCall } from '#app/sources/adapter.ts'
import { sourceLeadTexts as texts } from '#app/strings/en/sources/leads.ts'
import type { Executor } from '#db/client.server.ts'

import type { NormalisedLead } from './normalised-lead.ts'

/** Hours in which the same person asking for the same thing at the same source adds to one lead. */
const JOIN_HOURS = 48

/** The file that a lead comes with, and the agent whom the owner chose. */
export type FileOrigin = { importId: string; ownerId: string | null }

export type Recording = {
  source: { name: string }
  phone: Phone
  parsed: ParsedLead
  lead: NormalisedLead
  /** Of the enquiry, so that the lead is stored once. */
  key: string
  file?: FileOrigin
}

export type RecordedLead =
  | { result: 'new' | 'repeat'; leadId: string; isCreated: boolean }
  | { result: 'rejected'; reason: string }

/** A new lead, or what a known person says again; the caller holds a lock on the phone. */
export async function recordLead(trx: Executor, recording: Recording): Promise<RecordedLead> {
  const { phone, parsed, lead } = recording
  const known = await findNewest(trx, phone.number)
  if (parsed.call?.direction === 'outgoing' && !known)
    return { result: 'rejected', reason: texts.outgoing }
  const isSame = known !== undefined && (parsed.call !== undefined || isJoined(known, lead))
  if (isSame) {
    await addToLead(trx, known, recording)
    return { result: 'repeat', leadId: known.id, isCreated: false }
  }
  const leadId = await insertLead(trx, recording)
  await addActivities(trx, leadId, recording)
  return { result: known ? 'repeat' : 'new', leadId, isCreated: true }
}

type Known = {
  id: string
  email: string
  source: string
  projectId: number | null
  location: string
  status: string
  isRecent: boolean
}

async function findNewest(trx: Executor, phone: string): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select id::text, email, campaign -> 'last' ->> 'utm_source' as source, project_id as "projectId",
      location, status, created_at > now() - make_interval(hours => ${JOIN_HOURS}) as "isRecent"
    from leads where phone = ${phone} and spam_reason is null
    order by created_at desc, leads.id desc limit 1`.execute(trx)
  return rows[0]
}

function isJoined(known: Known, { touch, projectId, location }: NormalisedLead): boolean {
  const isOfOnePlace =
    projectId === null ? location === known.location : projectId === known.projectId
  return known.isRecent && known.source === touch.utm_source && isOfOnePlace
}

async function addToLead(trx: Executor, known: Known, recording: Recording): Promise<void> {
  const { lead } = recording
  if (known.email === '' && lead.email !== '')
    await trx.updateTable('leads').set({ email: lead.email }).where('id', '=', known.id).execute()
  await addActivities(trx, known.id, recording, known)
}

async function addActivities(
  trx: Executor,
  leadId: string,
  { source, parsed, lead }: Recording,
  known?: Known,
): Promise<void> {
  const { call } = parsed
  const isSpokenTo = call?.outcome === 'answered' && (known === undefined || known.status === 'new')
  await changeLead(
    trx,
    {
      leadId,
      activities: [
        ...(known === undefined || call === undefined
          ? [enquiryActivity(source.name, lead, known !== undefined)]
          : []),
        ...(call === undefined ? [] : [callActivity(source.name, call)]),
      ],
      ...(isSpokenTo && { changes: { status: 'contacted', firstContactAt: lead.sentAt } }),
    },
    'system',
  )
}

function enquiryActivity(
  source: string,
  { sentAt, message }: NormalisedLead,
  isRepeat: boolean,
): LeadActivity {
  const event = { source, at: sentAt.toISOString(), ...(isRepeat && { message }) }
  return { kind: 'source', text: sourceEvent(event) }
}

function callActivity(source: string, call: SourceCall): LeadActivity {
  return { kind: 'source-call', text: sourceEvent({ source, ...call }) }
}

async function insertLead(
  trx: Executor,
  { phone, lead, key, file }: Pick<Recording, 'phone' | 'lead' | 'key' | 'file'>,
): Promise<string> {
  const { name, email, message, location, projectId, city, touch } = lead
  const known = name === texts.noName ? '' : name
  const { rows } = await sql<{ id: string }>`
    with lead as (
      insert into leads (name, phone, phone_country, email, message, location, campaign,
        idempotency_key, body_hash, phonetic_keys, project_id, city, import_id, owner_id, assigned_at)
      values (${name}, ${phone.number}, ${phone.country}, ${email}, ${message}, ${location},
        ${JSON.stringify({ first: touch, last: touch })}::jsonb, ${`source:${key}`}, ${key},
        ${nameKeys(known)}::text[], ${projectId}::integer, ${city}, ${file?.importId ?? null}::bigint,
        ${file?.ownerId ?? null}, ${file?.ownerId == null ? null : new Date()}::timestamptz)
      returning id
    ),
    notified as (
      insert into outbox (lead_id, kind) select id, 'enquiry' from lead where ${file === undefined}
    )
    select id::text from lead`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The lead was not stored')
  return row.id
}
