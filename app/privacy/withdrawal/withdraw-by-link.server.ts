import { sql } from 'kysely'

import { personKeyer, tokenHash } from '#app/enquiries/consent/person-key.server.ts'
import { foldedEmailOf } from '#app/notifications/mail/visitor-mails.server.ts'
import { noticeTeam } from '#app/notifications/team-notification.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { findLink, findMailedLink } from './find-withdrawal.server.ts'
import { withdrawPerson, type Withdrawn } from './withdraw.server.ts'

/** People per window; further withdrawals wait for an owner. */
export const MAX_PEOPLE = 5
const WINDOW_MINUTES = 10

export type LinkOutcome = ({ kind: 'withdrawn' } & Withdrawn) | { kind: 'waiting' }

/** One enquiry: its link proves no other. Undefined for an unknown or used link. */
export async function withdrawByLink(
  db: Executor,
  token: string,
): Promise<LinkOutcome | undefined> {
  return asOne(db, async (trx) => {
    await lockLinks(trx)
    const found = await findLink(trx, token)
    if (found?.kind !== 'open') return undefined
    return withdrawOrWait(trx, { leadIds: found.leadIds, token, way: 'link' })
  })
}

/** Enquiries with its phone and address; undefined for an expired or used link. */
export async function withdrawByMailedLink(
  db: Executor,
  token: string,
): Promise<LinkOutcome | undefined> {
  return asOne(db, async (trx) => {
    await lockLinks(trx)
    const found = await findMailedLink(trx, token)
    if (found?.kind !== 'open') return undefined
    await sql`update withdrawal_links set used_at = statement_timestamp()
      where token_hash = ${tokenHash(token)}`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      select distinct leads.id from leads join leads as proved on leads.phone = proved.phone
        and ${foldedEmailOf('leads.email')} = ${foldedEmailOf('proved.email')}
      where proved.id = any(${found.leadIds}::bigint[]) order by leads.id`.execute(trx)
    return withdrawOrWait(trx, { leadIds: rows.map(({ id }) => id), token, way: 'mail' })
  })
}

/** Serializes the count, so that no two pass the limit together. */
async function lockLinks(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('withdrawals by link', 0))`.execute(trx)
}

type Proved = { leadIds: readonly string[]; token: string; way: 'link' | 'mail' }

async function withdrawOrWait(
  trx: Executor,
  { leadIds, token, way }: Proved,
): Promise<LinkOutcome | undefined> {
  if (await isPaused(trx, leadIds)) {
    await storeRequest(trx, { leadIds, token, way })
    return { kind: 'waiting' }
  }
  const link = way === 'mail' ? [tokenHash(token)] : []
  const done = await withdrawPerson(trx, { onlyLeads: leadIds }, { way, link })
  return done && { kind: 'withdrawn', ...done }
}

/** Requests that an owner approved do not count. */
async function isPaused(trx: Executor, leadIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ person: string }>`
    select distinct unnest(people) as person from withdrawals
    where way in ('link', 'mail')
      and withdrawn_at > statement_timestamp() - make_interval(mins => ${WINDOW_MINUTES})
      and not exists (select from withdrawal_requests where withdrawal_id = withdrawals.id)`.execute(
    trx,
  )
  const people = new Set(rows.map(({ person }) => person))
  if (people.size < MAX_PEOPLE) return false
  const lead = await trx
    .selectFrom('leads')
    .select('phone')
    .where('id', '=', leadIds[0] ?? '')
    .executeTakeFirst()
  const keyOf = await personKeyer()
  return lead === undefined || !people.has(keyOf(lead.phone))
}

async function storeRequest(trx: Executor, { leadIds, token, way }: Proved): Promise<void> {
  await trx
    .insertInto('withdrawal_requests')
    .values({ lead_ids: sql<string[]>`${leadIds}::bigint[]`, token_hash: tokenHash(token), way })
    .execute()
  await noticeTeam(trx, 'withdrawals-paused', leadIds.length)
}
