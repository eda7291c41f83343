import { sql } from 'kysely'

import { storedPage } from '#app/enquiries/stored-page.ts'
import { readCampaign } from '#app/enquiries/submit/campaign.ts'
import { networkOf } from '#app/enquiries/submit/network-of.ts'
import { storedCampaign } from '#app/enquiries/submit/stored-campaign.ts'
import { pageOf, type RowCursor } from '#app/lib/http/row-cursor.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { ContactIntent } from './contact-intent.ts'
import { readContactCode } from './contact-code.ts'
import { contactRow, type ListedContact } from './contact-row.ts'
import { findLeadsOfCodes } from './lead-codes.server.ts'

/** Reports stored per minute: per address, and in all; senders beyond `quiet` share `noisy`. */
export const MAX_PER_MINUTE = { ipv4: 30, ipv6: 6, quiet: 2, noisy: 300, all: 600 } as const

/** Reports per minute of an IPv6 /48, below which it is quiet. */
const QUIET_NETWORK = 8

export const LISTED = 200

/** Drops reports over the limit silently: an address may be a whole carrier's, and a call never waits. */
export async function recordContactIntent(
  db: Executor,
  intent: ContactIntent,
  address: string,
): Promise<void> {
  const { code, kind, project } = intent
  const page = storedPage(intent.page)
  const campaign = JSON.stringify(storedCampaign(readCampaign(intent.campaign)))
  const fromAddress = address.includes(':') ? MAX_PER_MINUTE.ipv6 : MAX_PER_MINUTE.ipv4
  const minuteAgo = sql`statement_timestamp() - interval '1 minute'`
  // Excludes rows from before the clock was set back.
  const minuteAhead = sql`statement_timestamp() + interval '1 minute'`
  const { quiet, noisy, all } = MAX_PER_MINUTE
  const network = networkOf(address)
  const sent = (by: 'address' | 'network', value: string, count: number) => sql`exists (
    select from rate_limit_hits where kind = 'contact' and ${sql.ref(by)} = ${value}
      and arrived_at > ${minuteAgo} and arrived_at < ${minuteAhead}
    order by arrived_at desc offset ${count - 1} limit 1)`
  await sql`with stored as (
      insert into contact_intents (code, kind, page, project, campaign)
      select ${code}, ${kind}, ${page}, ${project ?? null}, ${campaign}::jsonb
      where not ${sent('address', address, fromAddress)}
        and not ${sent('network', network, MAX_PER_MINUTE.ipv4)}
        and not exists (select from contact_intents
        where created_at > ${minuteAgo} and created_at < ${minuteAhead}
        order by created_at desc limit 1
        offset case when ${sent('address', address, quiet)} or ${sent('network', network, QUIET_NETWORK)} then ${noisy - 1}::integer else ${all - 1}::integer end)
      returning id
    )
    insert into rate_limit_hits (kind, address, network)
    select 'contact', ${address}, ${network} from stored`.execute(db)
}

/** Deleted clicks stay counted in the reports. */
export async function purgeContactIntents(db: Executor, days: number): Promise<void> {
  await sql`
    with gone as (
      delete from contact_intents where created_at < now() - make_interval(days => ${days})
      returning kind, (created_at at time zone 'Asia/Kolkata')::date as day,
        left(coalesce(project, ''), 100) as project, is_demo
    )
    insert into report_counts as present (kind, owner_id, day, key, count)
    select part.kind, '', day, part.key, count(*)
    from gone cross join lateral (values (kind, ''), (kind || '-project', project)) as part (kind, key)
    where not is_demo group by 1, 3, 4
    on conflict (kind, owner_id, day, key) do update set count = present.count + excluded.count`.execute(
    db,
  )
}

/** Newest first, from a cursor; `typed` holds a reference or part of one. */
export async function listContactIntents(
  db: Executor,
  typed: string,
  viewer: Viewer,
  before?: RowCursor,
): Promise<{ contacts: ListedContact[]; older: string | undefined }> {
  const part =
    readContactCode(typed) ??
    asciiDigits(typed)
      .replaceAll(/[^\da-z]/gi, '')
      .toUpperCase()
  const found = await db
    .selectFrom('contact_intents')
    .select(['id', 'code', 'kind', 'page', 'campaign', 'created_at'])
    .$if(part !== '', (query) => query.where('code', 'like', `%${part}%`))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before?.at}, ${before?.id}::bigint)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED + 1)
    .execute()
  const { rows, next } = pageOf(found, LISTED, ({ created_at, id }) => ({ at: created_at, id }))
  const codes = rows.map(({ code }) => code)
  const leads = await findLeadsOfCodes(db, codes, viewer)
  const contacts = rows.map((row) => ({ ...contactRow(row), leads: leads.get(row.code) ?? [] }))
  return { contacts, older: next }
}
