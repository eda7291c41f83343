import type { Client } from 'pg'
import { z } from 'zod'

import type { Environment } from '#ops/nightly/faults/environment/open-environment.ts'

import { found, type Found } from './final-state.ts'
import { readPhotos } from './read-photos.ts'
import { readShown } from './read-pages.ts'
import { readReceived } from './read-notifications.ts'

const ENQUIRIES = `select leads.id::text as lead, message as token, owner_id as owner,
    spam_reason is not null as "isSpam",
    (select count(*)::int from consents where consents.lead_id = leads.id) as consents,
    (select count(*)::int from outbox where outbox.lead_id = leads.id) as waiting,
    coalesce((select json_agg(json_build_object('event', event_id, 'way', way,
        'isSent', sent_at is not null, 'isDead', dead_at is not null))
      from deliveries where deliveries.lead_id = leads.id), '[]') as deliveries,
    (select count(*)::int from lead_assignments
      where lead_assignments.lead_id = leads.id and reason in ('turn', 'again')) as "roundRobinAssignments",
    (select count(*)::int from lead_assignments
      where lead_assignments.lead_id = leads.id) as assignments
  from leads where body_hash <> 'dashboard'`

const ROTATION = `select count(lead_assignments.id)::int as turns from staff_users
  left join lead_assignments on staff_id = staff_users.id and reason = 'turn'
  where role = 'agent' group by staff_users.id`

const CHANGES = `select lead_id::text as lead, change_set_id as "changeSetId", kind, old_value as was, new_value as became, reverts as undoes,
    staff_id as staff
  from lead_changes order by id`

const PUBLICATIONS = `select content->>'possession' as token,
    coalesce((select json_agg(json_build_object('was', old_value, 'became', new_value))
      from fact_changes where publication_id = published.id), '[]') as changes
  from project_publications as published
  join project_versions as version on version.id = version_id
  order by published.id`

const SCHEDULES = `select content->>'possession' as token, outcome from project_schedules as schedule
  join project_versions as version on version.id = version_id order by schedule.id`

const PAGES = `select substring(content->>'lede' from '^As of (.*)\\.$') as token
  from page_publications as published
  join page_versions as version on version.id = version_id where published.page = 'about'
  order by published.id`

/** Half-done writes that no crash may leave, in words. */
const TORN = `
  select 'the consent ' || consents.id || ' is chained, and in no chain' as fault from consents
    where is_chained and not exists (
      select from privacy_events where source = 'consent:' || consents.id)
  union all
  select 'the chain of consents is broken at ' || event.id from privacy_events as event
    left join privacy_events as before
      on before.person = event.person and before.position = event.position - 1
    where event.previous <> coalesce(before.hash, repeat('0', 64))
      or (event.position > 1 and before.id is null)
  union all
  select 'two jobs send the delivery ' || (data->>'deliveryId') from pgboss.job
    where name = 'deliver' and state < 'completed' group by data->>'deliveryId' having count(*) > 1`

const rotationRows = z.array(z.object({ turns: z.number() }))
const faults = z.array(z.object({ fault: z.string() }))

export async function readFound({
  database,
  receivers,
  dashboard,
  site,
}: Environment): Promise<Found> {
  const seen = await readShown(database, site)
  const photos = await readPhotos(site.env['DATA_DIR'] ?? '')
  return database.withClient(async (client) =>
    found.parse({
      enquiries: await rows(client, ENQUIRIES),
      turns: rotationRows.parse(await rows(client, ROTATION)).map((row) => row.turns),
      merges: await rows(
        client,
        'select phone, other_phone as other, is_linked as "isOne", change_set_id as "changeSetId" from duplicate_links order by id',
      ),
      changes: await rows(client, CHANGES),
      dashboardLeads: await rows(
        client,
        `select id::text as lead, phone, owner_id as owner from leads
         where body_hash = 'dashboard' order by id`,
      ),
      agents: dashboard.agents,
      torn: faults.parse(await rows(client, TORN)).map(({ fault }) => fault),
      ...readReceived(receivers),
      publications: await rows(client, PUBLICATIONS),
      schedules: await rows(client, SCHEDULES),
      words: await rows(client, PAGES),
      ...seen,
      photos,
    }),
  )
}

async function rows(client: Client, text: string): Promise<unknown[]> {
  const { rows: all } = await client.query<Record<string, unknown>>(text)
  return all
}

const UNDER_WAY = `select (select count(*) from outbox)
  + (select count(*) from deliveries where sent_at is null and dead_at is null)
  + (select count(*) from push_outbox)
  + (select count(*) from pgboss.job where name = 'send-push' and state in ('created', 'retry', 'active'))
  + (select count(*) from leads where owner_id is null and status = 'new' and spam_reason is null
      and body_hash <> 'dashboard')
  + (select count(*) from project_schedules where done_at is null) as count`

/** Makes due what waits for a retry, and schedules of the next minute. */
const HURRY = `update pgboss.job set start_after = statement_timestamp()
  where name = 'send-push' and state = 'retry' and start_after between
    statement_timestamp() + interval '6 seconds' and statement_timestamp() + interval '110 seconds';
  update project_schedules set publish_at = statement_timestamp()
  where done_at is null and publish_at > statement_timestamp()`

/** Open notifications and assignments, without the waiting time of a push. */
export function countUnderWay({ database }: Environment): Promise<number> {
  return database.withClient(async (client) => {
    await client.query(HURRY)
    const { rows: all } = await client.query<{ count: string }>(UNDER_WAY)
    return Number(all[0]?.count ?? 0)
  })
}
