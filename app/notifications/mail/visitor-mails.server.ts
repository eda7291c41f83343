import { sql } from 'kysely'

import { mailboxOf } from '#app/lib/text/mailbox.server.ts'
import { mailKeyer } from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Per address, so that no one is flooded in a stranger's name. */
const MAX_A_DAY = { enquiry: 5, 'withdrawal-link': 1, 'alert-link': 3 } as const
const MAX_OF_NETWORK = 20

type VisitorMail = {
  kind: keyof typeof MAX_A_DAY
  email: string
  network?: string
}

/** Counts outlive enquiries, so that no one makes room by withdrawing them. */
export async function mayMailVisitor(
  trx: Executor,
  { kind, email, network }: VisitorMail,
): Promise<boolean> {
  const keyOf = await mailKeyer()
  const emailKey = keyOf('mail', mailboxOf(email))
  const networkKey = network === undefined ? null : keyOf('network', network)
  const { rows } = await sql`
    insert into visitor_mails (kind, email_key, network_key)
    select ${kind}, ${emailKey}, ${networkKey}
    where ${MAX_A_DAY[kind]} > (
        select count(*) from visitor_mails where email_key = ${emailKey} and kind = ${kind}
          and mailed_at > statement_timestamp() - interval '1 day')
      and ${MAX_OF_NETWORK} > (
        select count(*) from visitor_mails where network_key = ${networkKey}
          and mailed_at > statement_timestamp() - interval '1 hour')
    returning id`.execute(trx)
  return rows.length > 0
}

export async function forgetVisitorMails(db: Executor): Promise<void> {
  await sql`delete from visitor_mails
    where mailed_at < statement_timestamp() - interval '1 day'`.execute(db)
}

/** ASCII only: PostgreSQL lowers İ and the Kelvin sign to i and k, another's address. */
export function foldedEmailOf(column: string) {
  return sql<string>`lower(${sql.ref(column)} collate "C")`
}
