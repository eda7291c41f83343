import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

/** People of a demonstration: they have no password, and take no leads that somebody sends. */
const PEOPLE = [
  { id: 'demo-asha', name: 'Asha Menon (demo)' },
  { id: 'demo-vikram', name: 'Vikram Nair (demo)' },
  { id: 'demo-meher', name: 'Meher Irani (demo)' },
  { id: 'demo-ritu', name: 'Ritu Sethi (demo)' },
] as const
const ids = PEOPLE.map(({ id }) => id)

/**
 * Gives the demonstration's enquiries that nobody has touched people, a history, and visits, as if the
 * desk had worked on them. What somebody did with one by hand stays. Running it again changes nothing.
 */
export async function addDemoDesk(db: Executor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await addPeople(trx)
    await workOnLeads(trx)
    await writeHistory(trx)
    await planVisits(trx)
  })
}

/** Removes the people of the demonstration; its leads are removed by themselves. */
export async function clearDemoDesk(db: Executor): Promise<void> {
  await db.deleteFrom('staff_users').where('id', 'in', ids).execute()
}

async function addPeople(db: Executor): Promise<void> {
  const people = PEOPLE.map(({ id, name }) => ({
    id,
    name,
    // Numbers that the standard keeps from everybody (ITU-T E.164, 999 is not assigned).
    phone: `+99900000000${ids.indexOf(id)}`,
    email: `${id}@staff.invalid`,
  }))
  await db
    .insertInto('staff_users')
    .values(people)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('staff_takes')
    .values(ids.map((id) => ({ staff_id: id, is_taking: false })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A number from 0 to 99 that a lead keeps, another for each purpose. */
const chance = (purpose: string) =>
  sql`(abs(hashtext(leads.idempotency_key || ${purpose})::bigint) % 100)`

/** The older a lead, the further it went; the newest hour waits for its first call. */
async function workOnLeads(db: Executor): Promise<void> {
  const age = sql`now() - leads.created_at`
  await sql`
    with dealt as (
      select id, created_at, ${age} as age, ${chance('way')} as way, ${chance('next')} as next,
        (${ids}::text[])[1 + (${chance('owner')} % ${ids.length})::int] as owner
      from leads
      where is_demo and owner_id is null and status = 'new' and suspect is null
        and created_at < now() - interval '1 hour'
    )
    update leads set owner_id = owner, given_at = dealt.created_at + interval '20 seconds',
      first_contact_at = dealt.created_at + make_interval(secs => (60 + next * 9)::int),
      status = case
        when way < 20 then 'new'
        when age < interval '1 day' then 'contacted'
        when way < 45 then 'contacted'
        when way < 60 then 'site-visit'
        when way < 70 then 'negotiation'
        when way < 78 then 'won'
        else 'lost' end,
      lost_reason = case when way >= 78 and age >= interval '1 day'
        then (array['price', 'place', 'time', 'bought', 'silent'])[1 + (next % 5)::int] end,
      follow_up_at = case when way < 70 and next < 30
        then date_trunc('hour', now()) + make_interval(hours => (next - 6)::int) end
    from dealt where leads.id = dealt.id`.execute(db)
}

/** What the facts of a lead tell of how it came to them. */
async function writeHistory(db: Executor): Promise<void> {
  await sql`
    insert into lead_changes (lead_id, act, kind, was, became, staff_id, changed_at)
    select leads.id, gen_random_uuid(), row.kind, row.was, row.became, row.by, row.at
    from leads cross join lateral (values
      ('owner', null, owner_id, null, given_at),
      ('call', null, 'began', owner_id, first_contact_at),
      ('outcome', null, case when status = 'new' then 'no-answer' else 'connected' end, owner_id,
        first_contact_at + interval '3 minutes'),
      ('status', 'new', nullif(status, 'new'), owner_id, first_contact_at + interval '3 minutes'),
      ('lost-reason', null, lost_reason, owner_id, first_contact_at + interval '3 minutes'),
      ('follow-up', null,
        to_char(follow_up_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), owner_id,
        first_contact_at + interval '4 minutes')
    ) as row (kind, was, became, by, at)
    where leads.is_demo and owner_id = any(${ids}::text[]) and row.became is not null
      and row.at is not null and row.at <= now()
      and not exists (select from lead_changes where lead_changes.lead_id = leads.id)
    order by row.at`.execute(db)
}

/** One visit an hour and person, from yesterday on: those of the past came or did not. */
async function planVisits(db: Executor): Promise<void> {
  await sql`
    with asked as (
      select id, owner_id, lead_project(page) as project,
        row_number() over (partition by owner_id order by id) - 1 as turn
      from leads
      where is_demo and status = 'site-visit' and owner_id = any(${ids}::text[])
        and not exists (select from visits where visits.lead_id = leads.id)
    ),
    placed as (
      select id, owner_id, project, turn, (date_trunc('day', now() at time zone 'Asia/Kolkata')
        + make_interval(days => (turn / 4)::int - 1, hours => 10 + 2 * (turn % 4)::int))
        at time zone 'Asia/Kolkata' as starts_at
      from asked where project <> 'connect' and turn < 24
    )
    insert into visits (lead_id, token, project, starts_at, agent_id, status)
    select id, 'demo-' || gen_random_uuid(), project, starts_at, owner_id,
      case when starts_at > now() then case when turn % 3 = 0 then 'asked' else 'confirmed' end
        when turn % 5 = 4 then 'missed' else 'came' end
    from placed`.execute(db)
}
