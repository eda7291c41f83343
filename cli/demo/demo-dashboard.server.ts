import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { personValue } from '#app/enquiries/people/link-kind.ts'
import { storeLinks } from '#app/enquiries/people/links.server.ts'
import type { Executor } from '#db/client.server.ts'

import { demoLeads, type DemoLead, type DemoProject } from './demo-lead.ts'
import { demoPeople } from './demo-people.ts'
import { ONE_PERSON, stories } from './demo-stories.ts'
import { demoNotes } from './demo-data.ts'
import { keyOf, storyLeads, storyNotes, storyVisits } from './story-leads.ts'

const ids = demoPeople.map(({ id }) => id)
/** Including the stories' enquiries. */
const DASHBOARD = { count: 500, seed: 20_260_101, days: 90 } as const

export function* demoDashboardLeads(
  projects: readonly DemoProject[],
  now: Date,
  count: number = DASHBOARD.count,
): Generator<DemoLead> {
  yield* storyLeads({ projects, now, seed: DASHBOARD.seed })
  yield* demoLeads({ ...DASHBOARD, projects, now, count: count - stories.length })
}

/** Gives demonstration leads a history, notes, visits and duplicates; keeps what a user did. Running it again adds nothing. */
export async function addDemoActivity(db: Executor, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await writeHistory(trx)
    await writeStoryNotes(trx)
    await reopenLost(trx)
    await joinPerson(trx)
    await planStoryVisits(trx, now)
    await planVisits(trx)
  })
}

/** From 0 to 99, the same for a lead and a purpose each time. */
const chance = (purpose: string) =>
  sql`(abs(hashtext(leads.idempotency_key || ${purpose})::bigint) % 100)`

/** History from the lead's own columns, and a note on one in six. */
async function writeHistory(db: Executor): Promise<void> {
  await sql`
    insert into lead_changes (lead_id, change_set_id, kind, old_value, new_value, staff_id, changed_at)
    select leads.id, gen_random_uuid(), row.kind, row.old_value, row.new_value, row.by, row.at
    from leads cross join lateral (values
      ('owner', null, owner_id, null, assigned_at),
      ('call', null, 'began', owner_id, first_contact_at),
      ('outcome', null, case when status = 'new' then 'no-answer' else 'connected' end, owner_id,
        first_contact_at + interval '3 minutes'),
      ('status', 'new', nullif(status, 'new'), owner_id, first_contact_at + interval '3 minutes'),
      ('lost-reason', null, lost_reason, owner_id, first_contact_at + interval '3 minutes'),
      ('follow-up', null,
        to_char(follow_up_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), owner_id,
        first_contact_at + interval '4 minutes'),
      ('note', null, case when status <> 'new' and ${chance('noted')} < 16
        then (${demoNotes}::text[])[1 + ${chance('note')} % ${demoNotes.length}] end, owner_id,
        first_contact_at + interval '5 minutes')
    ) as row (kind, old_value, new_value, by, at)
    where leads.is_demo and owner_id = any(${ids}::text[]) and row.new_value is not null
      and row.at is not null and row.at <= now()
      and not exists (select from lead_changes where lead_changes.lead_id = leads.id)
    order by row.at`.execute(db)
}

async function writeStoryNotes(db: Executor): Promise<void> {
  await sql`
    insert into lead_changes (lead_id, change_set_id, kind, new_value, staff_id, changed_at)
    select leads.id, gen_random_uuid(), 'note', text, owner_id, first_contact_at + interval '6 minutes'
    from json_to_recordset(${JSON.stringify(storyNotes)}::json) as said (key text, text text)
    join leads on idempotency_key = key
    where is_demo and owner_id = any(${ids}::text[]) and not exists (select from lead_changes
      where lead_id = leads.id and kind = 'note' and new_value = text)`.execute(db)
}

/** Reopens a lead on a repeat enquiry, as the dashboard does, unless a user changed it. */
async function reopenLost(db: Executor): Promise<void> {
  await sql`
    with again as materialized (
      select distinct on (lost.id) lost.id, lost.lost_reason, gen_random_uuid() as change_set_id,
        later.created_at + interval '20 seconds' as at
      from leads as lost join leads as later
        on later.phone = lost.phone and later.created_at > lost.created_at + interval '1 day'
      where lost.is_demo and later.is_demo and lost.status = 'lost'
        and lost.owner_id = any(${ids}::text[]) and later.owner_id = lost.owner_id
        and not exists (select from lead_changes where lead_id = lost.id
          and ((kind = 'status' and old_value = 'lost') or staff_id <> lost.owner_id))
      order by lost.id, later.created_at
    ),
    opened as (
      update leads set status = 'new', lost_reason = null from again where leads.id = again.id
    )
    insert into lead_changes (lead_id, change_set_id, kind, old_value, new_value, changed_at)
    select again.id, again.change_set_id, row.kind, row.old_value, row.new_value, again.at
    from again cross join lateral (values ('status', 'lost', 'new'),
      ('lost-reason', again.lost_reason, null)) as row (kind, old_value, new_value)`.execute(db)
}

/** Links two phones of one person. */
async function joinPerson(db: Executor): Promise<void> {
  const found = await db
    .selectFrom('leads')
    .select(['id', 'name', 'phone', 'owner_id', 'idempotency_key'])
    .where('is_demo', '=', true)
    .where('idempotency_key', 'in', ONE_PERSON.map(keyOf))
    .execute()
  const [lead, other] = ONE_PERSON.map((key) =>
    found.find(({ idempotency_key }) => idempotency_key === keyOf(key)),
  )
  if (!lead || !other || !ids.some((id) => id === lead.owner_id)) return
  const { rows: existing } = await sql`select from duplicate_links
    where (phone, other_phone) in ((${lead.phone}, ${other.phone}), (${other.phone}, ${lead.phone}))`.execute(
    db,
  )
  if (existing.length > 0) return
  const by = { changeSetId: randomUUID(), staffId: lead.owner_id ?? '' }
  await storeLinks(db, [{ phone: lead.phone, other: other.phone, isOne: true }], by)
  await sql`
    insert into lead_changes (lead_id, change_set_id, kind, new_value, staff_id, changed_at)
    select id, ${by.changeSetId}::uuid, 'person', ${personValue('merged', other)}, owner_id,
      first_contact_at + interval '7 minutes'
    from leads where id = ${lead.id}`.execute(db)
}

async function planStoryVisits(db: Executor, now: Date): Promise<void> {
  await sql`
    insert into visits (lead_id, token, project, starts_at, agent_id, status)
    select leads.id, 'demo-' || gen_random_uuid(), lead_project(page), at, owner_id, planned.status
    from json_to_recordset(${JSON.stringify(storyVisits(now))}::json)
      as planned (key text, at timestamptz, status text)
    join leads on idempotency_key = key
    where is_demo and owner_id = any(${ids}::text[])
      and not exists (select from visits where lead_id = leads.id)`.execute(db)
}

/** One visit an hour and person, from yesterday on. */
async function planVisits(db: Executor): Promise<void> {
  await sql`
    with asked as (
      select id, owner_id, lead_project(page) as project, ${chance('visit')} as way,
        row_number() over (partition by owner_id order by id) - 1 as turn
      from leads
      where is_demo and status = 'site-visit' and owner_id = any(${ids}::text[])
    ),
    placed as (
      select id, owner_id, project, turn, way, (date_trunc('day', now() at time zone 'Asia/Kolkata')
        + make_interval(days => (turn / 4)::int - 1, hours => 10 + 2 * (turn % 4)::int))
        at time zone 'Asia/Kolkata' as starts_at
      from asked where project <> 'connect' and turn < 24
        and not exists (select from visits where visits.lead_id = asked.id)
    )
    insert into visits (lead_id, token, project, starts_at, agent_id, status)
    select id, 'demo-' || gen_random_uuid(), project, starts_at, owner_id,
      case when way < 10 then 'cancelled'
        when starts_at > now() then case when way < 40 then 'asked' else 'confirmed' end
        when way < 30 then 'missed' else 'came' end
    from placed on conflict do nothing`.execute(db)
}
