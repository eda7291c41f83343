import { sql, type RawBuilder } from 'kysely'

import { config, type Config } from '#app/config.server.ts'
import type { Executor } from '#app/db.server.ts'
import { CROWD_POINTS } from '#app/leads/suspect/signs.ts'

/** Why an enquiry stands apart from the leads: which budget it found used up, or its signs of a program. */
export type Suspicion = 'address' | 'phone' | 'form' | 'site' | 'signs'

/** How many enquiries go to the list at once; further ones are kept apart, at most `suspect` of them. */
export type EnquiryBudget = {
  /** From one IPv4 address, which a carrier may share among thousands, in 10 minutes. */
  ipv4: number
  /** From one /64 of IPv6, which is one household's, in 10 minutes. */
  ipv6: number
  /** With one phone in an hour. */
  phone: number
  /** By the forms of one listing, or of one other kind of page, in 10 minutes. */
  form: number
  /** For the whole site in 10 minutes. */
  site: number
  suspect: number
  /** Points of signs with which it is kept apart whatever is left of the budgets. */
  points: number
  /** Whether suspect ones are kept at all. */
  hasRoom: boolean
}

/** The budgets that the deployment has set. */
export function enquiryBudget(hasRoom = true, from: Config = config): EnquiryBudget {
  return {
    ipv4: from.ENQUIRY_LIMIT_IPV4,
    ipv6: from.ENQUIRY_LIMIT_IPV6,
    phone: from.ENQUIRY_LIMIT_PHONE,
    form: from.ENQUIRY_LIMIT_FORM,
    site: from.ENQUIRY_LIMIT_SITE,
    suspect: from.ENQUIRY_LIMIT_SUSPECT,
    points: from.ENQUIRY_SUSPECT_POINTS,
    hasRoom,
  }
}

/** Enquiries of an address in 10 minutes that no budget of many holds back: who is quiet is heard. */
const QUIET = 3
/** So many times its budget the site takes all the same, or a form, as long as they come from quiet addresses. */
const RESERVE = 3
/** With this part of a budget there is a crowd, which makes a sign weigh more. */
const CROWD = 1 / 4
/** Beyond so many times its own budget an address is refused: it may not use up the room of all. */
const PATIENCE = 2
/** A /48 of IPv6 is many households, or one that has them all: it has the budget of an IPv4 address. */
type Sender = { address: string; network: string; phone: string; page: string }

/**
 * The suspicion against an enquiry with signs of so many points, or null. Each count ends at its budget
 * and is read from an index: there is no counter row on which commits would queue. The order is what
 * makes PostgreSQL use the index while its statistics lag behind a flood. Enquiries that arrive in the
 * same moment don't count each other, so a budget may be passed by as many as there are connections.
 */
export function suspicion(
  budget: EnquiryBudget,
  sender: Sender,
  points: RawBuilder<number>,
): RawBuilder<Suspicion | null> {
  const { address, network, phone } = sender
  const least = budget.points
  const many = (part: number) => sql`(${byForm(sender, part * budget.form)}
    or ${leadsWith(sql`is null`, part * budget.site)})`
  return sql`case
    when ${points} >= ${least}::integer then 'signs'
    when ${arrived('address', address, ofAddress(budget, address))}
      or ${arrived('network', network, budget.ipv4)} then 'address'
    when exists (select from leads where leads.phone = ${phone}
      and ${isOfLate('created_at', '1 hour')} order by created_at desc
      offset ${budget.phone - 1} limit 1) then 'phone'
    when ${points} + ${CROWD_POINTS}::integer >= ${least}::integer and ${many(CROWD)} then 'site'
    when ${byForm(sender, budget.form)} and (
      ${arrived('address', address, QUIET)} or ${byForm(sender, RESERVE * budget.form)}
    ) then 'form'
    when ${leadsWith(sql`is null`, budget.site)} and (
      ${arrived('address', address, QUIET)} or ${leadsWith(sql`is null`, RESERVE * budget.site)}
    ) then 'site'
  end`
}

/**
 * Whether a suspect enquiry is one too many: of its address, or of all that the disk is given for 10
 * minutes.
 */
export function suspectsAreFull(budget: EnquiryBudget, sender: Sender): RawBuilder<boolean> {
  const { address, network } = sender
  return sql`(${!budget.hasRoom}::boolean
    or ${arrived('address', address, PATIENCE * ofAddress(budget, address))}
    or ${arrived('network', network, PATIENCE * budget.ipv4)}
    or ${leadsWith(sql`is not null`, budget.suspect)})`
}

/** The /48 that an address key belongs to; an IPv4 address is a network of its own. */
export function networkOf(address: string): string {
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}

function ofAddress(budget: EnquiryBudget, address: string): number {
  return address.includes(':') ? budget.ipv6 : budget.ipv4
}

function arrived(by: 'address' | 'network', value: string, count: number): RawBuilder<boolean> {
  return sql`exists (select from arrivals where kind = 'enquiry' and ${sql.ref(by)} = ${value}
    and ${isOfLate('arrived_at', '10 minutes')} order by arrived_at desc
    offset ${count - 1} limit 1)`
}

function leadsWith(suspect: RawBuilder<unknown>, count: number): RawBuilder<boolean> {
  return sql`exists (select from leads where leads.suspect ${suspect}
    and ${isOfLate('created_at', '10 minutes')} order by created_at desc
    offset ${Math.ceil(count) - 1} limit 1)`
}

/** Leads of the same listing or kind of page; a page that is none has no budget but the site's. */
function byForm({ page }: Sender, count: number): RawBuilder<boolean> {
  return sql`exists (select from leads where leads.suspect is null
    and lead_project(leads.page) = lead_project(${page})
    and ${isOfLate('created_at', '10 minutes')} order by created_at desc
    offset ${Math.ceil(count) - 1} limit 1)`
}

/** Forgets who sent how much: what is older than an hour counts for nothing. */
export async function forgetArrivals(db: Executor): Promise<void> {
  await db
    .deleteFrom('arrivals')
    .where('arrived_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

/**
 * Of the statement, not of a transaction that waited; unlike the clock's own it can be looked up. What
 * is of the future, from before a clock was set back, would otherwise count until then.
 */
function isOfLate(column: 'created_at' | 'arrived_at', age: '10 minutes' | '1 hour') {
  const at = sql.ref(column)
  return sql<boolean>`${at} > statement_timestamp() - ${sql.lit(age)}::interval
    and ${at} < statement_timestamp() + interval '1 minute'`
}
