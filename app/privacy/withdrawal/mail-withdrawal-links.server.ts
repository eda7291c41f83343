import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { mailedToken, tokenHash } from '#app/enquiries/consent/person-key.server.ts'
import { networkOf } from '#app/enquiries/submit/network-of.ts'
import { foldedEmailOf, mayMailVisitor } from '#app/notifications/mail/visitor-mails.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { findLinkPhone } from './find-withdrawal.server.ts'

/** Hours. */
const HOURS = 24

/** One mail per address and day; returns nothing, so that no one learns whether an address exists. */
export async function mailWithdrawalLinks(
  db: Executor,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await asOne(db, async (trx) => {
    const found = await findLinkPhone(trx, token)
    if (!found) return
    await sql`select pg_advisory_xact_lock(hashtextextended('withdrawal mails', 0))`.execute(trx)
    const network = networkOf(address)
    for (const { ids, email } of await addressesOf(trx, found)) {
      if (await mayMailVisitor(trx, { kind: 'withdrawal-link', email, network }))
        await addLink(trx, ids)
    }
  })
}

export function mailedLinkPath(token: string): string {
  return `/privacy/withdraw-all/${token}`
}

export async function forgetMailedLinks(db: Executor): Promise<void> {
  const over = sql`statement_timestamp() - make_interval(hours => ${HOURS})`
  await sql`delete from withdrawal_links where expires_at < ${over}`.execute(db)
}

/** The link's own address first, so that strangers' addresses cannot use up the limit; none for spam. */
async function addressesOf(
  trx: Executor,
  { phone, leadId }: { phone: string; leadId: string | null },
) {
  const { rows } = await sql<{ ids: string[]; email: string }>`
    select array_agg(id::text order by id) as ids, ${foldedEmailOf('email')} as email from leads
    where phone = ${phone} and email <> '' and spam_reason is null and not is_demo
    group by 2 order by bool_or(id = ${leadId ?? 0}::bigint) desc, min(id)`.execute(trx)
  return rows
}

async function addLink(trx: Executor, ids: readonly string[]): Promise<void> {
  const eventId = randomUUID()
  await trx
    .insertInto('withdrawal_links')
    .values({
      event_id: eventId,
      lead_ids: sql<string[]>`${ids}::bigint[]`,
      token_hash: tokenHash(await mailedToken(eventId)),
      expires_at: sql<Date>`statement_timestamp() + make_interval(hours => ${HOURS})`,
    })
    .execute()
  await trx
    .insertInto('outbox')
    .values({ event_id: eventId, lead_id: ids[0] ?? '', kind: 'withdrawal-link' })
    .execute()
  await publishEvent(trx, 'notification.created')
}

/** Moves pending mails to a remaining enquiry, so that no one stops them by withdrawing their own. */
export async function moveLinkMails(trx: Executor, leaving: readonly string[]): Promise<void> {
  for (const table of ['outbox', 'deliveries'] as const)
    await sql`update ${sql.table(table)} as mail set lead_id = stays.id
      from withdrawal_links as link, lateral (
        select id from leads where id = any(link.lead_ids) and id <> all(${leaving}::bigint[])
        order by id limit 1) as stays
      where mail.kind = 'withdrawal-link' and mail.event_id = link.event_id
        and mail.lead_id = any(${leaving}::bigint[])`.execute(trx)
}
