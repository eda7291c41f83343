import { sql, type RawBuilder } from 'kysely'

import { config, type Config } from '#app/config.server.ts'
import type { Executor } from '#app/db.server.ts'

/** Why an enquiry stands apart from the leads: which budget it found used up. */
export type Suspicion = 'address' | 'phone' | 'site'

/** How many enquiries go to the list at once; further ones are kept apart, at most `suspect` of them. */
export type EnquiryBudget = {
  /** From one IPv4 address, which a carrier may share among thousands, in 10 minutes. */
  ipv4: number
  /** From one /64 of IPv6, which is one household's, in 10 minutes. */
  ipv6: number
  /** With one phone in an hour. */
  phone: number
  /** For the whole site in 10 minutes. */
  site: number
  suspect: number
}

/** The budgets that the deployment has set. */
export function enquiryBudget(from: Config = config): EnquiryBudget {
  return {
    ipv4: from.ENQUIRY_LIMIT_IPV4,
    ipv6: from.ENQUIRY_LIMIT_IPV6,
    phone: from.ENQUIRY_LIMIT_PHONE,
    site: from.ENQUIRY_LIMIT_SITE,
    suspect: from.ENQUIRY_LIMIT_SUSPECT,
  }
}

/**
 * The suspicion against an enquiry, or null. Each count ends at its budget and is read from an index:
 * there is no counter row on which commits would queue. The order is what makes PostgreSQL use the
 * index while its statistics lag behind a flood. Enquiries that arrive in the same moment don't
 * count each other, so a budget may be passed by as many as there are connections.
 */
export function suspicion(
  budget: EnquiryBudget,
  { address, phone }: { address: string; phone: string },
): RawBuilder<Suspicion | null> {
  const fromAddress = address.includes(':') ? budget.ipv6 : budget.ipv4
  return sql`case
    when exists (select from arrivals where kind = 'enquiry' and address = ${address}
      and arrived_at > ${since('10 minutes')} order by arrived_at desc
      offset ${fromAddress - 1} limit 1) then 'address'
    when exists (select from leads where leads.phone = ${phone}
      and created_at > ${since('1 hour')} order by created_at desc
      offset ${budget.phone - 1} limit 1) then 'phone'
    when exists (select from leads where leads.suspect is null
      and created_at > ${since('10 minutes')} order by created_at desc
      offset ${budget.site - 1} limit 1) then 'site'
  end`
}

/** Whether as many suspect enquiries are kept as the disk is given for 10 minutes. */
export function suspectsAreFull(budget: EnquiryBudget): RawBuilder<boolean> {
  return sql`exists (select from leads where leads.suspect is not null
    and created_at > ${since('10 minutes')} order by created_at desc
    offset ${budget.suspect - 1} limit 1)`
}

/** Forgets who sent how much: what is older than an hour counts for nothing. */
export async function forgetArrivals(db: Executor): Promise<void> {
  await db
    .deleteFrom('arrivals')
    .where('arrived_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

/** Of the statement, not of a transaction that waited; unlike the clock's own it can be looked up. */
function since(age: '10 minutes' | '1 hour'): RawBuilder<Date> {
  return sql`statement_timestamp() - ${sql.lit(age)}::interval`
}
