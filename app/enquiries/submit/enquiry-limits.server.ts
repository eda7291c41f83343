import { sql, type RawBuilder } from 'kysely'

import { config, type Config } from '#app/config/config.server.ts'
import { durably, type Executor } from '#db/client.server.ts'

import { networkOf } from './network-of.ts'

/** Leads per period; more are stored as spam. Enquiries with and without a solution have separate budgets. */
export type EnquiryBudget = {
  /** Per IPv4 address, which carriers share among thousands, in 10 minutes. */
  ipv4: number
  /** Per IPv6 /64, one household, in 10 minutes. */
  ipv6: number
  /** Per phone and network in an hour. */
  phone: number
  /** Noisy senders per project or kind of page, in 10 minutes. */
  form: number
  /** All senders in 10 minutes, in parts per class. */
  site: number
  /** Spam without a solution in 10 minutes, half for noisy and half for quiet senders. */
  spam: number
  /** Spam score that makes spam in any case. */
  points: number
}

export function enquiryBudget(from: Config = config): EnquiryBudget {
  return {
    ipv4: from.ENQUIRY_LIMIT_IPV4,
    ipv6: from.ENQUIRY_LIMIT_IPV6,
    phone: from.ENQUIRY_LIMIT_PHONE,
    form: from.ENQUIRY_LIMIT_FORM,
    site: from.ENQUIRY_LIMIT_SITE,
    spam: from.ENQUIRY_LIMIT_SPAM,
    points: from.SPAM_SCORE,
  }
}

/** A sender is quiet below this many in 10 minutes. */
export const QUIET = { address: 3, network: 12 }
/** Each class has its own part of the site's budget, so that none uses up another's. */
const PARTS = {
  solved: { quiet: 3, noisy: 1 },
  unsolved: { quiet: 2 / 5, noisy: 1 / 12 },
} as const
const REFUSED_FROM = 2

type Sender = {
  address: string
  /** Keyed hash; null where the secret cannot be read. */
  phoneKey: string | null
  page: string
}

/** CTEs in an order that keeps the index in use under a flood; concurrent enquiries may exceed a budget. */
export function judgement(budget: EnquiryBudget, sender: Sender): RawBuilder<unknown> {
  const { address, page } = sender
  const isIpv6 = address.includes(':')
  const own = isIpv6 ? budget.ipv6 : budget.ipv4
  const fromNetwork = isIpv6
    ? ofSender('network', networkOf(address), REFUSED_FROM * budget.ipv4)
    : sql`0`
  return sql`counted as materialized (
      select spam_signals, points, is_solved, lead_project(${page}) as form,
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
      end as spam_reason from classed
    ),
    judged as materialized (
      select *, spam_reason is not null and spam_signals <@ '{unsolved}'
          and (is_quiet or is_solved and spam_reason in ('site', 'form')) as looks_honest,
        spam_reason is not null and not is_solved and (
          by_address >= ${REFUSED_FROM * own}::integer or by_network >= ${REFUSED_FROM * budget.ipv4}::integer
          or ${ofClass('spam', sharedBy(sql`${Math.ceil(budget.spam / 2)}::integer`))}
        ) as is_refused,
        ${durably}
      from weighed as classed
    )`
}

function ofSender(by: 'address' | 'network', value: string, max: number): RawBuilder<number> {
  return sql`(select count(*) from (select from rate_limit_hits where kind = 'enquiry'
    and ${sql.ref(by)} = ${value} and rate_limit_hits.is_solved = solved.is_solved
    and ${isOfLate('10 minutes')} order by arrived_at desc limit ${max}) as few)`
}

function withPhone({ address, phoneKey }: Sender, max: number): RawBuilder<number> {
  if (phoneKey === null) return sql`0`
  return sql`(select count(*) from (select from rate_limit_hits where kind = 'enquiry'
    and phone_key = ${phoneKey} and network = ${networkOf(address)}
    and rate_limit_hits.is_solved = solved.is_solved
    and ${isOfLate('1 hour')} order by arrived_at desc limit ${max}) as few)`
}

function byForm(max: number): RawBuilder<boolean> {
  return sql`exists (select from rate_limit_hits where kind = 'enquiry' and not is_spam and not rate_limit_hits.is_quiet
    and rate_limit_hits.form = classed.form and ${isOfLate('10 minutes')}
    order by arrived_at desc offset ${max - 1} limit 1)`
}

function ofClass(what: 'leads' | 'spam', max: RawBuilder<number>): RawBuilder<boolean> {
  return sql`exists (select from rate_limit_hits where kind = 'enquiry'
    and rate_limit_hits.is_solved = classed.is_solved and rate_limit_hits.is_quiet = classed.is_quiet
    and is_spam = ${sql.lit(what === 'spam')} and ${isOfLate('10 minutes')}
    order by arrived_at desc offset ${max} - 1 limit 1)`
}

function partOf(site: number): RawBuilder<number> {
  const part = (of: number) => sql`${Math.ceil(of * site)}::integer`
  const { solved, unsolved } = PARTS
  return sql`case when classed.is_solved
    then case when classed.is_quiet then ${part(solved.quiet)} else ${part(solved.noisy)} end
    else case when classed.is_quiet then ${part(unsolved.quiet)} else ${part(unsolved.noisy)} end end`
}

/** The first enquiry of a quiet address may use all of the room, its second a half, its third a third. */
function sharedBy(max: RawBuilder<number>): RawBuilder<number> {
  return sql`ceil(${max}::float8 / case when classed.is_quiet then classed.by_address + 1 else 1 end)::integer`
}

export async function forgetArrivals(db: Executor): Promise<void> {
  await db
    .deleteFrom('rate_limit_hits')
    .where('arrived_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

/** Statement time can use an index; the upper bound drops rows from before the clock was set back. */
function isOfLate(age: '10 minutes' | '1 hour') {
  return sql<boolean>`arrived_at > statement_timestamp() - ${sql.lit(age)}::interval
    and arrived_at < statement_timestamp() + interval '1 minute'`
}
