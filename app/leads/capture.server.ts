import { createHash, randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import type { Campaign } from './campaign.ts'
import type { Enquiry } from './enquiry.ts'

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
}

/** Minutes in which the same phone, page and message without a key are one enquiry. */
export const REPEAT_MINUTES = 10

/**
 * Stores an enquiry; when it returns outside a transaction, the row is durable. `stored` is false for
 * a repeat: one key with one body, or no key and the same phone, page and message within 10 minutes.
 * One key with another body is another enquiry, so that nothing a visitor sent is lost.
 */
export async function recordEnquiry(db: Executor, capture: Capture): Promise<{ stored: boolean }> {
  if (capture.key !== '') return insertOnce(db, capture, keyOf(capture))
  if (db.isTransaction) return insertUnlessRecent(db, capture)
  return db.transaction().execute((transaction) => insertUnlessRecent(transaction, capture))
}

async function insertOnce(
  db: Executor,
  capture: Capture,
  key: string,
): Promise<{ stored: boolean }> {
  const { enquiry } = capture
  const row = await db
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
      body_hash: bodyHash(capture),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return { stored: row !== undefined }
}

async function insertUnlessRecent(db: Executor, capture: Capture): Promise<{ stored: boolean }> {
  const hash = bodyHash(capture)
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
  return recent ? { stored: false } : insertOnce(db, capture, `derived:${randomUUID()}`)
}

function keyOf({ key, enquiry, page }: Capture): string {
  const { name, phone, country, email, message } = enquiry
  return `given:${sha256([key, name, phone, country, email, message, page])}`
}

function bodyHash({ enquiry, page }: Capture): string {
  return sha256([enquiry.phone, page, enquiry.message])
}

function sha256(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
