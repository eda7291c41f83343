import { randomBytes, randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { nameKeys } from '#app/leads/names/name-keys.server.ts'
import { consentOf, findConsentToken, newConsentToken } from '#app/leads/privacy/consent.server.ts'

import { NOTHING_TOLD } from '#app/leads/suspect/signs.ts'

import type { Capture } from './capture.ts'
import { enquiryBudget, judgement, type EnquiryBudget } from './enquiry-budget.server.ts'
import { enquiryDigest, givenKey, sentHash } from './enquiry-digest.server.ts'
import { networkOf } from './network-of.ts'
import { senderKeys } from './sender-keys.server.ts'
import { weighSigns } from './weigh-signs.server.ts'

/**
 * The visit's token opens the calendar file of the visit asked for, the consent's the page on which it
 * is withdrawn. `full` is the one case in which nothing
 * is stored and nothing was: there is too much unsolved spam of its kind.
 */
export type Recorded = {
  kind: 'stored' | 'repeat' | 'full'
  /** It was stored apart from the leads. */
  isSuspect?: boolean
  visitToken?: string
  consentToken?: string
}

/** Minutes in which the very same enquiry without a key is a repeat. */
export const REPEAT_MINUTES = 10

/**
 * Stores an enquiry; when it returns outside a transaction, the row is durable. A repeat is one key
 * with one body, or no key and the very same enquiry within 10 minutes. Whatever differs in anything
 * that is stored is another enquiry, so that nothing a visitor sent is lost. Beyond a budget it is
 * stored as suspect, out of the list.
 */
export async function recordEnquiry(
  db: Executor,
  capture: Capture,
  budget: EnquiryBudget = enquiryBudget(),
): Promise<Recorded> {
  if (capture.key !== '') {
    const recorded = await insertOnce(
      db,
      capture,
      givenKey(capture.key, enquiryDigest(capture)),
      budget,
    )
    return withoutGuessed(capture, recorded)
  }
  if (db.isTransaction) return insertUnlessRecent(db, capture, budget)
  return db.transaction().execute((trx) => insertUnlessRecent(trx, capture, budget))
}

async function insertOnce(
  db: Executor,
  capture: Capture,
  key: string,
  budget: EnquiryBudget,
): Promise<Recorded> {
  const visitToken = randomBytes(16).toString('base64url')
  const consentToken = newConsentToken()
  const given = { key, visitToken, consentToken }
  const keys = await senderKeys(capture.enquiry.phone, networkOf(capture.address))
  const { rows } = await insertion(capture, { ...given, ...keys }, budget).execute(db)
  const [stored] = rows
  if (stored) {
    const isSuspect = stored.suspect !== null
    return { kind: 'stored', isSuspect, consentToken, ...(capture.visit && { visitToken }) }
  }
  return (await repeatByKey(db, key)) ?? { kind: 'full' }
}

/** What is told of an enquiry that was stored before under its sender's key; stores nothing. */
export async function findRecorded(db: Executor, capture: Capture): Promise<Recorded | undefined> {
  if (capture.key === '') return undefined
  const recorded = await repeatByKey(db, givenKey(capture.key, enquiryDigest(capture)))
  return recorded && withoutGuessed(capture, recorded)
}

function withoutGuessed({ key }: Capture, recorded: Recorded): Recorded {
  if (recorded.kind !== 'repeat' || key.length >= SECRET_KEY_LENGTH) return recorded
  return { kind: 'repeat' }
}

async function repeatByKey(db: Executor, key: string): Promise<Recorded | undefined> {
  const before = await db
    .selectFrom('leads')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return before && repeatOf(db, before.id)
}

type Given = Record<'key' | 'visitToken' | 'consentToken', string> &
  Record<'phoneKey' | 'networkKey', string | null>

/**
 * Puzzle, lead, consent, visit, count and what is to be told of it (suspect ones are told of once they are
 * leads) in one statement: none is ever without the others, at the price of one. A puzzle that another
 * enquiry had is as good as none.
 */
function insertion(
  capture: Capture,
  { key, visitToken, consentToken, phoneKey, networkKey }: Given,
  budget: EnquiryBudget,
) {
  const { enquiry, reach, visit, address, page, telling = NOTHING_TOLD } = capture
  return sql<{ id: string; suspect: string | null }>`
    with ${weighSigns(telling)},
    ${judgement(budget, { address, phoneKey, page })},
    lead as (
      insert into leads (name, phone, phone_country, email, message, location, page, campaign,
        idempotency_key, body_hash, reach_by, reach_when, suspect, signs, spam_looks_honest, spam_network,
        name_keys)
      select ${enquiry.name}, ${enquiry.phone}, ${enquiry.country}, ${enquiry.email}, ${enquiry.message},
        ${capture.location}, ${page}, ${JSON.stringify(capture.campaign)}::jsonb,
        ${key}, ${sentHash(capture, networkKey)}, ${reach?.by ?? null}, ${reach?.when ?? null},
        suspect, signs, looks_honest,
        case when suspect is not null then ${networkKey} end, ${nameKeys(enquiry.name)}::text[]
      from judged where not is_refused
      on conflict (idempotency_key) do nothing
      returning id, suspect
    ),
    told as (
      insert into outbox (lead_id, kind) select id, 'enquiry' from lead where suspect is null
    ),
    recorded as (
      insert into arrivals (kind, address, network, is_solved, is_quiet, is_spam, phone_key, form)
      select 'enquiry', ${address}, ${networkOf(address)}, is_solved, is_quiet,
        lead.suspect is not null, ${phoneKey}, form
      from lead, judged
    ),
    planned as (
      insert into visits (lead_id, token, project, starts_at)
      select id, ${visitToken}, ${visit?.project ?? null}, ${visit?.startsAt ?? null}::timestamptz
      from lead where ${visit !== undefined}::boolean
    ),
    consented as (${consentOf({ page, token: consentToken })})
    select id, suspect from lead`
}

async function insertUnlessRecent(
  db: Executor,
  capture: Capture,
  budget: EnquiryBudget,
): Promise<Recorded> {
  const { phone } = capture.enquiry
  const { networkKey } = await senderKeys(phone, networkOf(capture.address))
  const hash = sentHash(capture, networkKey)
  // The lock is a statement of its own: the next one then sees what the holder before us committed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(db)
  const recent = await db
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', phone)
    .where('body_hash', '=', hash)
    .where(
      'created_at',
      '>',
      sql<Date>`statement_timestamp() - make_interval(mins => ${REPEAT_MINUTES})`,
    )
    .limit(1)
    .executeTakeFirst()
  // Anyone who knows what someone sent is not who sent it.
  if (recent) return { kind: 'repeat' }
  return insertOnce(db, capture, `derived:${randomUUID()}`, budget)
}

/** Characters of a key that no one guesses: a shorter one, such as a running number, proves nothing. */
const SECRET_KEY_LENGTH = 16

/** A repeat with its sender's key gets the answer of the first: the calendar file it made, and where its consent is withdrawn. */
async function repeatOf(db: Executor, leadId: string): Promise<Recorded> {
  const visit = await db
    .selectFrom('visits')
    .select('token')
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const consentToken = await findConsentToken(db, leadId)
  return {
    kind: 'repeat',
    ...(visit && { visitToken: visit.token }),
    ...(consentToken !== undefined && { consentToken }),
  }
}
