import { sql, type RawBuilder } from 'kysely'

import { config, type Config } from '#app/config/config.server.ts'
import { durably, type Executor } from '#db/client.server.ts'

import { networkOf } from './network-of.ts'

/** How many enquiries become leads at once; further ones are stored as spam. Solved and unsolved count apart. */
export type EnquiryBudget = {
  /** From one IPv4 address, which a carrier may share among thousands, in 10 minutes. */
  ipv4: number
  /** From one /64 of IPv6, which is one household's, in 10 minutes. */
  ipv6: number
  /** With one phone from one network in an hour. */
  phone: number
  /** By the forms of one project, or of one other kind of page, in 10 minutes, from noisy senders. */
  form: number
  /** For the whole site in 10 minutes; each class of senders has its own part. */
  site: number
  /** Unsolved spam in 10 minutes: one half for noisy senders, the other for quiet ones. */
  suspect: number
  /** Points of signals with which it is spam whatever is left of the budgets. */
  points: number
}

/** The budgets that the deployment has set. */
export function enquiryBudget(from: Config = config): EnquiryBudget {
  return {
    ipv4: from.ENQUIRY_LIMIT_IPV4,
    ipv6: from.ENQUIRY_LIMIT_IPV6,
    phone: from.ENQUIRY_LIMIT_PHONE,
    form: from.ENQUIRY_LIMIT_FORM,
    site: from.ENQUIRY_LIMIT_SITE,
    suspect: from.ENQUIRY_LIMIT_SUSPECT,
    points: from.ENQUIRY_SUSPECT_POINTS,
  }
}

/** A sender is quiet below so many enquiries of its class in 10 minutes, from its address and from its /48. */
const QUIET = { address: 3, network: 12 }
/** Parts of the site's budget, one for each class of senders: no class uses up what another has. */
const PARTS = {
  solved: { quiet: 3, noisy: 1 },
  unsolved: { quiet: 2 / 5, noisy: 1 / 12 },
} as const
/** Beyond so many times its budget a noisy unsolved sender is refused. */
const REFUSED_FROM = 2

/** Whose budgets an enquiry counts against; a /48 of IPv6 is many households, or one that has them all. */
type Sender = {
  address: string
  /** Keyed hash of the phone; null where it could not be made. */
  phoneKey: string | null
  page: string
}

/**
 * The parts `counted` to `judged` of a statement that has `signed` and `solved`: whether the enquiry is
 * spam (`suspect` says why), looks honest all the same, or is refused. Each count ends at its budget and
 * is read from an index: there is no counter row on which commits would queue. The order is what makes
 * PostgreSQL use the index while its statistics lag behind a flood. Enquiries that arrive in the same
 * moment don't count each other, so a budget may be passed by as many as there are connections.
 */
export function judgement(budget: EnquiryBudget, sender: Sender): RawBuilder<unknown> {
  const { address, page } = sender
  const isIpv6 = address.includes(':')
  const own = isIpv6 ? budget.ipv6 : budget.ipv4
  const fromNetwork = isIpv6
    ? ofSender('network', networkOf(address), REFUSED_FROM * budget.ipv4)
    : sql`0`
  return sql`counted as materialized (
      select signs, points, is_solved, lead_project(${page}) as form,
        ${ofSender('address', address, REFUSED_FROM * own)} as by_address,
        ${fromNetwork} as by_network, ${withPhone(sender, budget.phone)} as by_phone
      from signed, solved
    ),
    classed as materialized (
      select *, by_address < ${QUIET.address} and by_network < ${QUIET.network} as is_quiet from counted
    ),
    weighed as materialized (
      select *, case
        when points >= ${budget.points}::integer then 'signs'
        when by_address >= ${own}::integer or by_network >= ${budget.ipv4}::integer then 'address'
        when by_phone >= ${budget.phone}::integer then 'phone'
        when not is_quiet and ${byForm(budget.form)} then 'form'
        when ${ofClass('leads', sharedBy(partOf(budget.site)))} then 'site'
      end as suspect from classed
    ),
    judged as materialized (
      select *, suspect is not null and signs <@ '{unsolved}'
          and (is_quiet or is_solved and suspect in ('site', 'form')) as looks_honest,
        suspect is not null and not is_solved and (
          by_address >= ${REFUSED_FROM * own}::integer or by_network >= ${REFUSED_FROM * budget.ipv4}::integer
          or ${ofClass('spam', sharedBy(sql`${Math.ceil(budget.suspect / 2)}::integer`))}
        ) as is_refused,
        ${durably}
      from weighed as classed
    )`
}

/** How many of the class came from an address or a network, at most `most`. */
function ofSender(by: 'address' | 'network', value: string, most: number): RawBuilder<number> {
  return sql`(select count(*) from (select from arrivals where kind = 'enquiry'
    and ${sql.ref(by)} = ${value} and arrivals.is_solved = solved.is_solved
    and ${isOfLate('10 minutes')} order by arrived_at desc limit ${most}) as few)`
}

function withPhone({ address, phoneKey }: Sender, most: number): RawBuilder<number> {
  if (phoneKey === null) return sql`0`
  return sql`(select count(*) from (select from arrivals where kind = 'enquiry'
    and phone_key = ${phoneKey} and network = ${networkOf(address)}
    and arrivals.is_solved = solved.is_solved
    and ${isOfLate('1 hour')} order by arrived_at desc limit ${most}) as few)`
}

/** Leads of noisy senders by the same form; a page that is none has no budget but the site's. */
function byForm(most: number): RawBuilder<boolean> {
  return sql`exists (select from arrivals where kind = 'enquiry' and not is_spam and not arrivals.is_quiet
    and arrivals.form = classed.form and ${isOfLate('10 minutes')}
    order by arrived_at desc offset ${most - 1} limit 1)`
}

function ofClass(what: 'leads' | 'spam', most: RawBuilder<number>): RawBuilder<boolean> {
  return sql`exists (select from arrivals where kind = 'enquiry'
    and arrivals.is_solved = classed.is_solved and arrivals.is_quiet = classed.is_quiet
    and is_spam = ${sql.lit(what === 'spam')} and ${isOfLate('10 minutes')}
    order by arrived_at desc offset ${most} - 1 limit 1)`
}

function partOf(site: number): RawBuilder<number> {
  const part = (of: number) => sql`${Math.ceil(of * site)}::integer`
  const { solved, unsolved } = PARTS
  return sql`case when classed.is_solved
    then case when classed.is_quiet then ${part(solved.quiet)} else ${part(solved.noisy)} end
    else case when classed.is_quiet then ${part(unsolved.quiet)} else ${part(unsolved.noisy)} end end`
}

/** Of the room of quiet senders the first enquiry of an address has all, its second a half, its third a third. */
function sharedBy(most: RawBuilder<number>): RawBuilder<number> {
  return sql`ceil(${most}::float8 / case when classed.is_quiet then classed.by_address + 1 else 1 end)::integer`
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
function isOfLate(age: '10 minutes' | '1 hour') {
  return sql<boolean>`arrived_at > statement_timestamp() - ${sql.lit(age)}::interval
    and arrived_at < statement_timestamp() + interval '1 minute'`
}
