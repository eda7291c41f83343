import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { networkOf } from '#app/leads/capture/network-of.ts'
import { asOne } from '#app/lib/one-transaction.server.ts'

import { findLinkPhone } from './find-withdrawal.server.ts'
import { mailedToken, mailKeyer, tokenHash } from './person-key.server.ts'

/** Hours for which a mailed link is good, and in which an address gets one such mail. */
const HOURS = 24
/** Such mails that one network has sent in an hour. */
const MAX_OF_NETWORK = 20

/**
 * Has a link mailed to each address that the enquiries with the phone of a link hold, at most one a day each.
 * `address` is where it was asked from. Answers nothing: nobody learns whether there is such an address.
 */
export async function mailWithdrawalLinks(
  db: Executor,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await asOne(db, async (trx) => {
    const found = await findLinkPhone(trx, token)
    if (!found) return
    const network = networkOf(address)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal mails ${network}`}, 0))`.execute(
      trx,
    )
    for (const { id, email } of await addressesOf(trx, found)) {
      if (await isFirstToday(trx, { email, network })) await addLink(trx, id)
    }
  })
}

/** Where a mailed link leads. */
export function mailedLinkPath(token: string): string {
  return `/privacy/withdraw-all/${token}`
}

/** Forgets links that are over, and who was mailed more than a day ago. */
export async function forgetMailedLinks(db: Executor): Promise<void> {
  const over = sql`statement_timestamp() - make_interval(hours => ${HOURS})`
  await sql`delete from withdrawal_links where expires_at < ${over}`.execute(db)
  await sql`delete from withdrawal_mails where mailed_at < ${over}`.execute(db)
}

/**
 * Each address with an enquiry that carries it, other than that of the link where there is another: that one
 * may be closed next. What is taken for spam is written to nobody.
 */
async function addressesOf(
  trx: Executor,
  { phone, leadId }: { phone: string; leadId: string | null },
) {
  const { rows } = await sql<{ id: string; email: string }>`
    select distinct on (lower(email)) id, lower(email) as email from leads
    where phone = ${phone} and email <> '' and suspect is null and not is_demo
    order by lower(email), id = ${leadId ?? 0}::bigint, id`.execute(trx)
  return rows
}

async function isFirstToday(
  trx: Executor,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  const keyOf = await mailKeyer()
  const networkKey = keyOf('network', network)
  const { rows } = await sql`
    insert into withdrawal_mails (email_key, network_key)
    select ${keyOf('mail', email)}, ${networkKey} where ${MAX_OF_NETWORK} > (
      select count(*) from withdrawal_mails where network_key = ${networkKey}
        and mailed_at > statement_timestamp() - interval '1 hour')
    on conflict (email_key) do update
      set network_key = excluded.network_key, mailed_at = excluded.mailed_at
      where withdrawal_mails.mailed_at < statement_timestamp() - make_interval(hours => ${HOURS})
    returning email_key`.execute(trx)
  return rows.length > 0
}

async function addLink(trx: Executor, leadId: string): Promise<void> {
  const eventId = randomUUID()
  await trx
    .insertInto('withdrawal_links')
    .values({
      event_id: eventId,
      lead_id: leadId,
      token_hash: tokenHash(await mailedToken(eventId)),
      expires_at: sql<Date>`statement_timestamp() + make_interval(hours => ${HOURS})`,
    })
    .execute()
  await trx
    .insertInto('outbox')
    .values({ event_id: eventId, lead_id: leadId, kind: 'withdrawal-link' })
    .execute()
}
