import { domainToASCII } from 'node:url'

import { sql } from 'kysely'

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

/** One mailbox per address for limits: UTS 46 domains, no quotes or +tags, no dots for Google. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1)) || email.slice(at + 1).toLowerCase()
  const [named = ''] = email.slice(0, Math.max(0, at)).split('+')
  const local = named
    .replaceAll(/["\\\s]|\([^()]{0,64}\)/g, '')
    // ASCII only: the Kelvin sign must not become k and use up another's limit.
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/** ASCII only: PostgreSQL lowers İ and the Kelvin sign to i and k, another's address. */
export function foldedEmailOf(column: string) {
  return sql<string>`lower(${sql.ref(column)} collate "C")`
}
