import { sql, type RawBuilder } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { contactStep, type ContactClock } from './contact-clock.ts'

/** Counts again the days whose leads changed since the last refresh; all days by another clock. */
export function refreshReport(db: Executor, clock: ContactClock): Promise<void> {
  return asOne(db, async (trx) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('reports')) as "isMine"`.execute(trx)
    if (!rows[0]?.isMine) return
    const { countedTo, days } = await findChanged(trx, clock)
    for (const day of days) {
      await countLeads(trx, day)
      await countContacts(trx, day, clock)
    }
    await sql`insert into report_refreshes (counted_to, clock) values (${countedTo}::xid8, ${clock.name})
      on conflict (singleton) do update set counted_to = excluded.counted_to, clock = excluded.clock`.execute(
      trx,
    )
  })
}

/** A transaction that this snapshot does not see has a number from `countedTo` on. */
async function findChanged(
  trx: Executor,
  clock: ContactClock,
): Promise<{ countedTo: string; days: string[] }> {
  const { rows } = await sql<{ countedTo: string; days: string[] }>`
    with since as materialized (
      select coalesce((select counted_to from report_refreshes where clock = ${clock.name}), '0') as xid
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as "countedTo", array(
      select (created_at at time zone 'Asia/Kolkata')::date::text from leads
        where changed_in >= (select xid from since)
      union select day::text from deleted_leads
        where changed_in >= (select xid from since) and day is not null
    ) as days`.execute(trx)
  return rows[0] ?? { countedTo: '0', days: [] }
}

const leadsOf = (day: string) => sql`leads where spam_reason is null
  and created_at >= ${day}::date::timestamp at time zone 'Asia/Kolkata'
  and created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`

const KINDS = 'lead project city source campaign status lost owner farthest'.split(' ')

/** How far a lead ever came is in its history; what was undone does not count. */
async function countLeads(trx: Executor, day: string): Promise<void> {
  const counts = sql`
    select part.kind, whose.owner_id, part.key, count(*)::int as count
    from (select * from ${leadsOf(day)}) as leads
      cross join lateral (
        select greatest(lead_step(status),
          max(greatest(lead_step(old_value), lead_step(new_value)))) as farthest
        from lead_changes as done where lead_id = leads.id and kind = 'status' and reverts is null
          and not exists (select from lead_changes
            where reverts = done.change_set_id and lead_id = leads.id and kind = 'status')
      ) as history
      cross join lateral (values
        ('lead', ''),
        ('project', case when city is null then left(coalesce(lead_project(page), ''), 100)
          else coalesce('#' || project_id, '') end),
        ('city', left(coalesce(city, location), 200)),
        ('source', left(lead_source(campaign), 100)),
        ('campaign', left(coalesce(campaign #>> '{last,utm_campaign}', ''), 100)),
        ('status', status),
        ('lost', lost_reason),
        ('owner', coalesce(leads.owner_id, '')),
        ('farthest', farthest::text)
      ) as part (kind, key)
      cross join lateral (values (''), (leads.owner_id)) as whose (owner_id)
    where part.key is not null and whose.owner_id is not null
      and (part.kind <> 'owner' or whose.owner_id = '')
    group by 1, 2, 3`
  await replaceCounts(trx, { day, kinds: KINDS, counts })
}

async function countContacts(trx: Executor, day: string, clock: ContactClock): Promise<void> {
  const { rows } = await sql<{ owner_id: string; arrived: Date; contacted: Date }>`
    select coalesce(owner_id, '') as owner_id, created_at as arrived, first_contact_at as contacted
    from ${leadsOf(day)} and first_contact_at is not null`.execute(trx)
  const contacts = rows.map(({ owner_id, arrived, contacted }) => ({
    owner_id,
    key: String(contactStep(clock.minutes(arrived, contacted))),
  }))
  const counts = sql`
    select 'contact' as kind, owner_id, key, count(*)::int as count
    from json_to_recordset(${JSON.stringify(contacts)}::json) as contact (owner_id text, key text)
    group by owner_id, key`
  await replaceCounts(trx, { day, kinds: ['contact'], counts })
}

type CountsOfDay = { day: string; kinds: readonly string[]; counts: RawBuilder<unknown> }

/** Writes only what differs: most counts of a day stay, and each write leaves a dead row. */
async function replaceCounts(trx: Executor, { day, kinds, counts }: CountsOfDay): Promise<void> {
  const present = sql`report_counts where day = ${day} and kind = any(${kinds}::text[])`
  await sql`
    with fresh as materialized (${counts}),
    gone as (
      delete from ${present} and (kind, owner_id, key) not in (select kind, owner_id, key from fresh)
    )
    insert into report_counts (kind, owner_id, day, key, count)
    select kind, owner_id, ${day}::date, key, count from fresh
    except select kind, owner_id, day, key, count from ${present}
    on conflict (kind, owner_id, day, key) do update set count = excluded.count`.execute(trx)
}
