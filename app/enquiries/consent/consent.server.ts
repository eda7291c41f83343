import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { noticeShape, type Notice } from './notice.ts'
import { noticeInForce } from './notice-in-force.server.ts'

/** A part of the capture's statement; `lead` is the row it just inserted. */
export function consentOf({ page, token }: { page: string; token: string }) {
  const { hash, notice } = noticeInForce()
  return sql`insert into consents (lead_id, notice, version, purposes, page, token)
    select id, ${hash}, ${notice.version}, ${notice.purposes}::text[], ${page}, ${token} from lead`
}

/** Undefined for enquiries from before withdrawal links. */
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

type StoredConsent = { notice: Notice; token: string }

/** Undefined for enquiries without consent; throws until the shown notice is stored, just after an upgrade. */
export async function findConsent(
  db: Executor,
  leadId: string,
): Promise<StoredConsent | undefined> {
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

/** 32 lower-case characters, since addresses redirect to lower case. */
export function newConsentToken(): string {
  return randomBytes(16).toString('hex')
}

export function withdrawalPath(token: string): string {
  return `/privacy/withdraw/${token}`
}
