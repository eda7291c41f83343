import { randomBytes, randomUUID, createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'

import {
  consentOf,
  findConsentToken,
  newConsentToken,
} from '#app/enquiries/consent/consent.server.ts'
import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import {
  NO_SIGNALS,
  pointsOf,
  matchedSigns,
  type Sign,
  type SpamSignals,
} from '#app/enquiries/spam/spam-signals.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Visit } from '#app/enquiries/visit-request/visit-slot.ts'
import type { Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'

import type { Capture } from './record-enquiry.ts'
import { enquiryBudget, judgement, type EnquiryBudget } from './enquiry-limits.server.ts'
import { networkOf } from './network-of.ts'

/** Tokens open the calendar file and the withdrawal page; `full` stores nothing, for too much spam. */
export type Recorded = {
  kind: 'stored' | 'repeat' | 'full'
  isSpam?: boolean
  /** Null for a lead from before there were references. */
  reference?: string | null | undefined
  visitToken?: string
  consentToken?: string
}

/** Stores durably; an equal enquiry of one network within 10 minutes, or one key and body, is a repeat. */
export async function recordEnquiry(
  db: Executor,
  capture: Capture,
  budget: EnquiryBudget = enquiryBudget(),
): Promise<Recorded> {
  const visitToken = randomBytes(16).toString('base64url')
  const consentToken = newConsentToken()
  const keys = await keysOf(capture)
  const key = sendersKey(capture, keys.networkKey)
  const identifiers = {
    ...keys,
    key: key ?? `derived:${randomUUID()}`,
    hash: sentHash(capture, keys.networkKey),
    visitToken,
    consentToken,
  }
  const { rows } = await insertion(capture, identifiers, budget).execute(db)
  const [{ reference, spam_reason: spamReason, repeated } = NOTHING] = rows
  if (reference !== null) {
    await publishCombined(db, 'lead.created')
    if (capture.visit) await publishCombined(db, 'visit.created')
    const isSpam = spamReason !== null
    return { kind: 'stored', isSpam, reference, consentToken, ...(capture.visit && { visitToken }) }
  }
  const recorded = key === undefined ? undefined : await repeatByKey(db, key)
  if (recorded) return withoutGuessed(capture, recorded)
  // A stranger may know the enquiry: only the sender's key gets its links. A reference opens nothing.
  if (repeated === null) return { kind: 'full' }
  const lead = await findLead(db, 'id', repeated)
  return { kind: 'repeat', reference: lead?.reference }
}

export async function findRecorded(db: Executor, capture: Capture): Promise<Recorded | undefined> {
  const { networkKey } = await keysOf(capture)
  const key = sendersKey(capture, networkKey)
  const recorded = key === undefined ? undefined : await repeatByKey(db, key)
  return recorded && withoutGuessed(capture, recorded)
}

function keysOf({ enquiry, address }: Capture) {
  return senderKeys(enquiry.phone, networkOf(address))
}

/** A short key counts per network, so that no stranger uses it up. */
function sendersKey(capture: Capture, networkKey: string | null): string | undefined {
  const { key } = capture
  if (key === '') return undefined
  const digest =
    key.length < SECRET_KEY_LENGTH ? sentHash(capture, networkKey) : enquiryDigest(capture)
  return clientKey(key, digest)
}

function withoutGuessed({ key }: Capture, recorded: Recorded): Recorded {
  if (recorded.kind !== 'repeat' || key.length >= SECRET_KEY_LENGTH) return recorded
  return { kind: 'repeat', reference: recorded.reference }
}

async function repeatByKey(db: Executor, key: string): Promise<Recorded | undefined> {
  const before = await findLead(db, 'idempotency_key', key)
  return before && repeatOf(db, before)
}

type KnownLead = { id: string; reference: string | null }

async function findLead(
  db: Executor,
  column: 'id' | 'idempotency_key',
  value: string,
): Promise<KnownLead | undefined> {
  return db
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where(column, '=', value)
    .executeTakeFirst()
}

/** `repeated` is the id of the equal enquiry before. */
type Inserted = { reference: string | null; spam_reason: string | null; repeated: string | null }
const NO_VISIT = { project: null, startsAt: null, isVideo: false }
const NOTHING: Inserted = { reference: null, spam_reason: null, repeated: null }

type Identifiers = Record<'key' | 'hash' | 'visitToken' | 'consentToken', string> &
  Record<'phoneKey' | 'networkKey', string | null>

/** One statement, so that no part is ever without the others; spam repeats stop only further spam. */
function insertion(
  capture: Capture,
  { key, hash, visitToken, consentToken, phoneKey, networkKey }: Identifiers,
  budget: EnquiryBudget,
) {
  const {
    enquiry,
    contactPreference,
    visit,
    address,
    page,
    location,
    signals = NO_SIGNALS,
  } = capture
  const about = leadInterest({ page, location, visited: visit?.project }, knownProjects)
  const planned = visit ?? NO_VISIT
  return sql<Inserted>`
    with repeated as materialized (
      select id, is_spam from find_repeat(${enquiry.phone}, ${hash})
    ),
    ${weighSigns(signals)},
    ${judgement(budget, { address, phoneKey, page })},
    lead as (
      insert into leads (name, phone, phone_country, email, message, location, page, campaign,
        idempotency_key, body_hash, preferred_channel, preferred_time, spam_reason, spam_signals, spam_looks_honest, spam_network,
        phonetic_keys, project_id, city, questions)
      select ${enquiry.name}, ${enquiry.phone}, ${enquiry.country}, ${enquiry.email}, ${enquiry.message},
        ${location}, ${page}, ${JSON.stringify(capture.campaign)}::jsonb,
        ${key}, ${hash}, ${contactPreference?.by ?? null}, ${contactPreference?.when ?? null},
        spam_reason, spam_signals, looks_honest,
        case when spam_reason is not null then ${networkKey} end, ${nameKeys(enquiry.name)}::text[],
        ${about.projectId}::integer, ${about.city}, ${capture.questions ?? []}::text[]
      from judged left join repeated on true
      where not is_refused and (id is null or is_spam and spam_reason is null)
      on conflict (idempotency_key) do nothing
      returning id, spam_reason, reference
    ),
    notified as (
      insert into outbox (lead_id, kind) select id, 'enquiry' from lead where spam_reason is null
    ),
    recorded as (
      insert into rate_limit_hits (kind, address, network, is_solved, is_quiet, is_spam, phone_key, form)
      select 'enquiry', ${address}, ${networkOf(address)}, is_solved, is_quiet,
        lead.spam_reason is not null, ${phoneKey}, form
      from lead, judged
    ),
    planned as (
      insert into visits (lead_id, token, project, starts_at, is_video)
      select id, ${visitToken}, ${planned.project}, ${planned.startsAt}::timestamptz,
        ${planned.isVideo ?? false}::boolean
      from lead where ${visit !== undefined}::boolean
    ),
    consented as (${consentOf({ page, token: consentToken })})
    select (select reference from lead) as reference, (select spam_reason from lead) as spam_reason,
      (select id from repeated) as repeated`
}

/** Characters: a shorter key, such as a running number, can be guessed. */
const SECRET_KEY_LENGTH = 16

async function repeatOf(db: Executor, { id, reference }: KnownLead): Promise<Recorded> {
  const visit = await db
    .selectFrom('visits')
    .select('token')
    .where('lead_id', '=', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const consentToken = await findConsentToken(db, id)
  return {
    kind: 'repeat',
    reference,
    ...(visit && { visitToken: visit.token }),
    ...(consentToken !== undefined && { consentToken }),
  }
}

/** Equal only where everything stored is equal. */
function enquiryDigest(capture: Capture): string {
  const { enquiry, location, page, campaign, contactPreference, visit } = capture
  const { name, phone, country, email, message } = enquiry
  return sha256([
    [name, phone, country, email, message, location, page],
    [campaign.first ?? null, campaign.last ?? null],
    [contactPreference?.by ?? null, contactPreference?.when ?? null],
    visitParts(visit),
  ])
}

/** As before video visits, where none is requested. */
function visitParts(visit: Visit | undefined): unknown[] {
  if (!visit) return [null, null]
  return [visit.project, visit.startsAt.toISOString(), ...(visit.isVideo ? [1] : [])]
}

/** Includes the sender's network, so that no stranger can turn an enquiry into a repeat. */
function sentHash(capture: Capture, networkKey: string | null): string {
  return sha256([enquiryDigest(capture), networkKey ?? randomUUID()])
}

/** The same key with another body is another key. */
function clientKey(key: string, digest: string): string {
  return `given:${sha256([key, digest])}`
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

let making: ReturnType<typeof personKeyer> | undefined

/** Keyed hashes for counting; null where the secret cannot be read. */
async function senderKeys(
  phone: string,
  network: string,
): Promise<{ phoneKey: string | null; networkKey: string | null }> {
  try {
    making ??= personKeyer()
    const keyOf = await making
    return { phoneKey: keyOf(phone), networkKey: keyOf(`network ${network}`) }
  } catch {
    // An enquiry matters more than its count; the next one reads the secret again.
    making = undefined
    return { phoneKey: null, networkKey: null }
  }
}

const UNSOLVED: readonly Sign[] = ['unsolved']

/** A challenge counts once across processes; a repeat of a lead uses none, since concurrent ones wait earlier. */
function weighSigns(signals: SpamSignals): RawBuilder<unknown> {
  const { challenge } = signals
  const matched = matchedSigns(signals)
  const whole = [...matched, ...UNSOLVED]
  return sql`spent as (
      insert into used_challenges (nonce, expires_at)
      select ${challenge?.nonce ?? ''}, ${challenge?.expiresAt ?? null}::timestamptz
      where ${challenge !== undefined}::boolean and not exists (select from repeated where not is_spam)
      on conflict (nonce) do nothing
      returning nonce
    ),
    solved as materialized (select exists (select from spent) as is_solved),
    signed as materialized (
      select case when is_solved then ${matched}::text[] else ${whole}::text[] end as spam_signals,
        case when is_solved then ${pointsOf(matched)}::integer else ${pointsOf(whole)}::integer end as points
      from solved
    )`
}
