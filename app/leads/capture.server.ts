import { randomBytes, randomUUID } from 'node:crypto'

import { sql, type QueryCreator } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import type { Database } from '#app/db-schema.ts'

import type { Campaign } from './campaign.ts'
import { enquiryDigest, givenKey } from './enquiry-digest.server.ts'
import type { Enquiry } from './enquiry.ts'
import type { Reach } from './reach.ts'
import type { Visit } from './visit-slot.ts'

/** An enquiry and where it came from. */
export type Capture = {
  enquiry: Enquiry
  /** The sender's own key for this enquiry; empty when it has none. */
  key: string
  /** The place of the listing asked about, or N/A. */
  location: string
  /** Path of the page it was sent from. */
  page: string
  campaign: Campaign
  reach?: Reach
  visit?: Visit
}

/** `stored` is false for a repeat; the token opens the calendar file of the visit asked for. */
export type Recorded = { stored: boolean; visitToken?: string }

/** Minutes in which the very same enquiry without a key is a repeat. */
export const REPEAT_MINUTES = 10

/**
 * Stores an enquiry; when it returns outside a transaction, the row is durable. `stored` is false for
 * a repeat: one key with one body, or no key and the very same enquiry within 10 minutes. Whatever
 * differs in anything that is stored is another enquiry, so that nothing a visitor sent is lost.
 */
export async function recordEnquiry(db: Executor, capture: Capture): Promise<Recorded> {
  if (capture.key !== '') {
    return insertOnce(db, capture, givenKey(capture.key, enquiryDigest(capture)))
  }
  if (db.isTransaction) return insertUnlessRecent(db, capture)
  return db.transaction().execute((transaction) => insertUnlessRecent(transaction, capture))
}

async function insertOnce(db: Executor, capture: Capture, key: string): Promise<Recorded> {
  if (capture.visit) return insertWithVisit(db, capture, capture.visit, key)
  const row = await insertLead(db, capture, key).executeTakeFirst()
  return { stored: row !== undefined }
}

/** Lead and visit in one statement: neither is ever without the other, at the price of one. */
async function insertWithVisit(
  db: Executor,
  capture: Capture,
  visit: Visit,
  key: string,
): Promise<Recorded> {
  const visitToken = randomBytes(16).toString('base64url')
  const row = await db
    .with('lead', (query) => insertLead(query, capture, key))
    .insertInto('visits')
    .columns(['lead_id', 'token', 'project', 'starts_at'])
    .expression((query) =>
      query
        .selectFrom('lead')
        .select([
          'lead.id',
          sql<string>`${visitToken}`.as('token'),
          sql<string>`${visit.project}`.as('project'),
          sql<Date>`${visit.startsAt}::timestamptz`.as('starts_at'),
        ]),
    )
    .returning('id')
    .executeTakeFirst()
  if (row) return { stored: true, visitToken }
  const before = await db
    .selectFrom('leads')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  return repeatOf(db, before.id)
}

function insertLead(db: QueryCreator<Database>, capture: Capture, key: string) {
  const { enquiry, reach } = capture
  return db
    .insertInto('leads')
    .values({
      name: enquiry.name,
      phone: enquiry.phone,
      phone_country: enquiry.country,
      email: enquiry.email,
      message: enquiry.message,
      location: capture.location,
      page: capture.page,
      campaign: JSON.stringify(capture.campaign),
      idempotency_key: key,
      body_hash: enquiryDigest(capture),
      reach_by: reach?.by ?? null,
      reach_when: reach?.when ?? null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
}

async function insertUnlessRecent(db: Executor, capture: Capture): Promise<Recorded> {
  const hash = enquiryDigest(capture)
  // The lock is a statement of its own: the next one then sees what the holder before us committed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(db)
  const recent = await db
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', capture.enquiry.phone)
    .where('body_hash', '=', hash)
    .where(
      'created_at',
      '>',
      sql<Date>`clock_timestamp() - make_interval(mins => ${REPEAT_MINUTES})`,
    )
    .limit(1)
    .executeTakeFirst()
  if (!recent) return insertOnce(db, capture, `derived:${randomUUID()}`)
  return capture.visit ? repeatOf(db, recent.id) : { stored: false }
}

/** A repeat gets the answer of the first: the calendar file it made. */
async function repeatOf(db: Executor, leadId: string): Promise<Recorded> {
  const visit = await db
    .selectFrom('visits')
    .select('token')
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  return { stored: false, ...(visit && { visitToken: visit.token }) }
}
