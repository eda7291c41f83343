import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { noticeShape, type Notice } from './notice.ts'
import { noticeInForce } from './notice-in-force.server.ts'

/** The part of the capture's statement that stores what was agreed to; `lead` is the row it just wrote. */
export function consentOf({ page, token }: { page: string; token: string }) {
  const { hash, notice } = noticeInForce()
  return sql`insert into consents (lead_id, notice, version, purposes, page, token)
    select id, ${hash}, ${notice.version}, ${notice.purposes}::text[], ${page}, ${token} from lead`
}

/** The token of the page on which the consent of an enquiry is withdrawn; none where it was given before there was one. */
export async function findConsentToken(db: Executor, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('consents')
    .select('token')
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.token
}

/** A consent as it was given: by the words that were shown then, and what opens the page of its withdrawal. */
type GivenConsent = { notice: Notice; token: string }

/**
 * What was agreed to with an enquiry; none where it came before there were consents. Throws where its words
 * are not kept yet, as for the moments after a start of another version.
 */
export async function findConsent(db: Executor, leadId: string): Promise<GivenConsent | undefined> {
  const row = await db
    .selectFrom('consents')
    .leftJoin('privacy_notices', 'privacy_notices.hash', 'consents.notice')
    .select(['consents.token', 'consents.notice', 'privacy_notices.text'])
    .where('lead_id', '=', leadId)
    .orderBy('consents.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { token, notice: hash, text } = row
  const inForce = noticeInForce()
  if (hash === inForce.hash) return { token, notice: inForce.notice }
  if (text === null) throw new Error(`The notice ${hash} is not kept yet`)
  return { token, notice: noticeShape.parse(JSON.parse(text)) }
}

/** What opens the page of a withdrawal: 32 small letters and figures, since addresses are led to small letters. */
export function newConsentToken(): string {
  return randomBytes(16).toString('hex')
}

/** Where a consent is withdrawn. */
export function withdrawalPath(token: string): string {
  return `/privacy/withdraw/${token}`
}
