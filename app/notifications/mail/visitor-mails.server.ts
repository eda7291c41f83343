import { domainToASCII } from 'node:url'

import { sql } from 'kysely'

import { mailKeyer } from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Mails of a kind that one address gets in a day: no one is flooded in a stranger's name. */
const MAX_A_DAY = { enquiry: 5, 'withdrawal-link': 1 } as const
/** Mails of links that one network has sent in an hour. */
const MAX_OF_NETWORK = 20

type VisitorMail = {
  kind: keyof typeof MAX_A_DAY
  email: string
  /** Where it was asked from; left out where the sender is already counted. */
  network?: string
}

/**
 * Counts a mail to a visitor, and answers whether it may go. Counts outlive the enquiries, so that no one makes
 * room for another mail by withdrawing them.
 */
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

/** Forgets whom was mailed more than a day ago. */
export async function forgetVisitorMails(db: Executor): Promise<void> {
  await sql`delete from visitor_mails
    where mailed_at < statement_timestamp() - interval '1 day'`.execute(db)
}

/**
 * The mailbox that mail to an address reaches, for limits: many spellings reach one. A domain is written as it is
 * looked up (UTS 46), quotes and what follows a plus are left out, and Google's dots.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1)) || email.slice(at + 1).toLowerCase()
  const [named = ''] = email.slice(0, Math.max(0, at)).split('+')
  const local = named
    .replaceAll(/["\\\s]|\([^()]{0,64}\)/g, '')
    // Latin letters alone: the Kelvin sign is no k, so a look-alike does not use up the mails of another.
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/**
 * An address in SQL with its Latin letters in lower case, to tell whether two are the same. Others stay:
 * PostgreSQL makes İ and the Kelvin sign an i and a k, so a look-alike would be the address of someone else.
 */
export function foldedEmailOf(column: string) {
  return sql<string>`lower(${sql.ref(column)} collate "C")`
}
