import { sql, type RawBuilder } from 'kysely'

import { enquiryBudget, QUIET } from '#app/enquiries/submit/enquiry-limits.server.ts'
import { networkOf } from '#app/enquiries/submit/network-of.ts'

/** Whether an address may ask for one more alert; noisy senders get half of the room of all, so that quiet ones have theirs. */
export function isAllowed(address: string): RawBuilder<boolean> {
  const { ipv4, ipv6, form } = enquiryBudget()
  const network = sql`and network = ${networkOf(address)}`
  // With its network, so that the index finds it.
  const own = sql`${network} and address = ${address}`
  const isNoisy = sql`${reached(own, QUIET.address)} or ${reached(network, QUIET.network)}`
  return sql`not ${reached(own, address.includes(':') ? ipv6 : ipv4)}
    and not ${reached(network, ipv4)} and not ${reached(sql``, 2 * form)}
    and not (${reached(sql``, form)} and (${isNoisy}))`
}

/** Whether so many came in 10 minutes; the upper bound drops rows from before the clock was set back. */
function reached(which: RawBuilder<unknown>, count: number): RawBuilder<boolean> {
  return sql`exists (
    select from rate_limit_hits where kind = 'alert' ${which}
      and arrived_at > statement_timestamp() - interval '10 minutes'
      and arrived_at < statement_timestamp() + interval '1 minute'
    order by arrived_at desc offset ${count - 1}::integer limit 1)`
}
