import { sql } from 'kysely'

import { deleteChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import { enterLeave } from '#app/assignment/leave/leave.server.ts'
import type { Condition } from '#app/assignment/rules/assignment-rule.ts'
import { addRule } from '#app/assignment/rules/save-rule.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { demoNotes, demoPeople, stories } from './demo-data.ts'
import {
  addDemoLeads,
  chance,
  drawTime,
  json,
  storyRows,
  pick,
  projectRows,
  type Demo,
} from './demo-leads.server.ts'

const DASHBOARD = { seed: 20_260_101, days: 90, count: 500, story: storyRows(stories) } as const
const PREFIX = `demo:${DASHBOARD.seed}:`
const CLICKS = 320
const ownPhone = `${PREFIX}${stories.find(({ story }) => story === 'own-phone')?.n}`
const addDays = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)
const ids = sql`${demoPeople.map(({ id }) => id)}::text[]`
const withStories = sql`leads left join ${DASHBOARD.story} on idempotency_key = ${PREFIX} || n`
const ofDashboard = sql`is_demo and starts_with(leads.idempotency_key, ${PREFIX})`
/** From 0 up to 1, the same for a lead and a purpose each time. */
const draw = (purpose: number) =>
  sql`((hashtextextended(leads.idempotency_key, ${purpose}) & 1073741823) / 1073741824.0::float8)`
/** A reference to a chat, in characters that contact codes have. */
const codeOf = (key: string) => sql`upper(translate(left(md5(${sql.raw(key)}), 6), '01', 'gh'))`

/** Nothing where the leads are there, so that what a user did stays. Returns the number of leads. */
export function addDemoDashboard(db: Executor, demo: Demo): Promise<number> {
  return asOne(db, async (trx) => {
    const { rows } = await sql`select from leads where ${ofDashboard} limit 1`.execute(trx)
    if (rows.length > 0) return 0
    await addDemoPeople(trx)
    const added = await addDemoLeads(trx, { ...DASHBOARD, ...demo })
    for (const statement of [history(demo.now), reopening, link, visits(demo.now), clicks(demo)])
      await statement.execute(trx)
    await addSetUp(trx, demo.now)
    return added
  })
}

export async function addDemoPeople(db: Executor): Promise<void> {
  // Assignment needs a person who has signed in. No country has these numbers (ITU-T E.164: 999 is not assigned).
  await sql`
    with added as (
      insert into staff_users (id, name, phone, email, seen_at, lead_scope, can_export)
      select id, name || ' (demo)', '+9990000000' || row_number() over (), id || '@staff.invalid', now(), 'all', true
      from ${json(demoPeople)} as people (id text, name text) on conflict do nothing returning id
    )
    insert into staff_availability (staff_id, is_available, max_new_leads, languages)
    select id, false, cap, languages from added
      join ${json(demoPeople)} as people (id text, cap int, languages text[]) using (id)`.execute(
    db,
  )
}

/** From the leads' own columns. */
const history = (now: Date) => sql`
    insert into lead_changes (lead_id, change_set_id, kind, old_value, new_value, staff_id, changed_at)
    select leads.id, gen_random_uuid(), kind, old_value, new_value, owner_id, at
    from ${withStories},
    lateral (values ('owner', null, owner_id, assigned_at), ('call', null, 'began', first_contact_at),
      ('outcome', null, case leads.status when 'new' then 'no-answer' else 'connected' end, first_contact_at + '3 min'),
      ('status', 'new', nullif(leads.status, 'new'), first_contact_at + '3 min'),
      ('lost-reason', null, leads.lost_reason, first_contact_at + '3 min'),
      ('follow-up', null, to_char(follow_up_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), first_contact_at + '4 min'),
      ('note', null, coalesce(note, case when leads.status <> 'new' and ${draw(1)} < 0.16
        then ${pick(demoNotes, draw(2))} end), first_contact_at + '5 min'),
      ('person', null, (select 'merged ' || other.name || ', ' || other.phone from leads as other
        where story = 'second-phone' and other.idempotency_key = ${ownPhone}), first_contact_at + '7 min'),
      ('code', null, case when project_id is not null and ${draw(3)} < 0.1
        then ${codeOf('idempotency_key')} end, first_contact_at + '8 min')
    ) as row (kind, old_value, new_value, at)
    where ${ofDashboard} and owner_id is not null and new_value is not null and at <= ${now}
    order by at`

/** Lost leads that asked again, as the dashboard does it. */
const reopening = sql`
    with again as materialized (
      select distinct on (lost.id) lost.id, lost.lost_reason, gen_random_uuid() as change_set_id,
        later.created_at + interval '20 seconds' as at
      from leads as lost join leads as later on later.phone = lost.phone and later.owner_id = lost.owner_id
        and later.is_demo and later.created_at > lost.created_at + interval '1 day'
      where lost.is_demo and starts_with(lost.idempotency_key, ${PREFIX}) and lost.status = 'lost' order by lost.id, later.created_at
    ), opened as (
      update leads set status = 'new', lost_reason = null from again where leads.id = again.id
    )
    insert into lead_changes (lead_id, change_set_id, kind, old_value, new_value, changed_at)
    select id, change_set_id, kind, old_value, new_value, at from again, lateral (values
      ('status', 'lost', 'new'), ('lost-reason', lost_reason, null)) as row (kind, old_value, new_value)`

const link = sql`
    insert into duplicate_links (phone, other_phone, is_linked, change_set_id, staff_id)
    select phone, substring(new_value from '\\S+$'), true, change_set_id, staff_id from lead_changes
      join leads on leads.id = lead_id where kind = 'person' and ${ofDashboard}`

/** One in two hours for each agent, from yesterday on. */
const visits = (now: Date) => sql`
    with placed as (
      select *, ((${now}::timestamptz at time zone 'Asia/Kolkata')::date + coalesce(visit, turn / 4 - 1)
        * interval '1 day' + coalesce(hour, 10 + 2 * (turn % 4)) * interval '1 hour') at time zone 'Asia/Kolkata' as starts_at
      from (select leads.id, owner_id, page, visit, hour, visit_status, ${draw(4)} as way,
          row_number() over (partition by owner_id, visit is null order by leads.id) - 1 as turn
        from ${withStories} where ${ofDashboard} and leads.status = 'site-visit'
          and project_id is not null) as lead
      where turn < 24
    ), added as (
      insert into visits (lead_id, token, project, starts_at, agent_id, status)
      select id, 'demo-' || gen_random_uuid(), lead_project(page), starts_at, owner_id,
        coalesce(visit_status, case when way < 0.1 then 'cancelled'
          when starts_at > ${now} then case when way < 0.4 then 'asked' else 'confirmed' end
          when way < 0.3 then 'missed' else 'came' end)
      from placed on conflict do nothing
    )
    update leads set follow_up_at = starts_at from placed where visit_status = 'confirmed' and leads.id = placed.id`

/** Of people who enquire later, and of others. */
const clicks = (demo: Demo) => sql`
    insert into contact_intents (code, kind, page, project, campaign, created_at, is_demo)
    select code, kind, page, lead_project(page), campaign, at, true from (
      select new_value as code, 'chat' as kind, page, campaign, created_at - interval '9 minutes' as at
      from lead_changes join leads on leads.id = lead_id where kind = 'code' and ${ofDashboard}
      union all
      select ${codeOf('n::text')}, case when ${chance('n', 5)} < 0.45 then 'call' else 'chat' end, path,
        case when ${chance('n', 6)} < 0.4 then jsonb_build_object('first', touch, 'last', touch) else '{}' end,
        ${drawTime('n', 7, { ...demo, days: DASHBOARD.days })}
      from generate_series(1, ${CLICKS}::bigint) as n
        join ${projectRows(demo)} on place = floor(${chance('n', 10)} * ${demo.projects.length}::int),
        jsonb_build_object('utm_source', 'google', 'utm_medium', 'cpc') as touch) as clicks
    order by at on conflict do nothing`

/** Rules for Hindi and two cities, leave, and today's assignments. Rules skip these people for real leads. */
async function addSetUp(trx: Executor, now: Date): Promise<void> {
  const by = 'demo-asha'
  const { rows } = await sql<{ city: string }>`
    select city from leads where ${ofDashboard} and city <> ''
    group by city order by count(*) desc, city limit 2`.execute(trx)
  const rules: [Omit<Condition, 'isNot'>, string[]][] = [
    [{ kind: 'language', values: ['hi'] }, ['demo-asha', 'demo-ritu']],
    [{ kind: 'city', values: rows.map(({ city }) => city) }, ['demo-vikram', 'demo-meher']],
  ]
  for (const [condition, people] of rules.filter(([{ values }]) => values.length > 0)) {
    const conditions = [{ ...condition, isNot: false }]
    await addRule(trx, { conditions, isForAll: false, people }, by)
  }
  const [from, to] = [indianDay(addDays(now, 6)), indianDay(addDays(now, 9))]
  await enterLeave(trx, { staffId: 'demo-meher', from, to, reason: 'Family wedding' }, by)
  await sql`
    insert into lead_assignments (lead_id, staff_id, rule_id, reason, assigned_at)
    select leads.id, owner_id, coalesce((select rule_id from assignment_rule_people join assignment_rules as own
      on own.id = rule_id where staff_id = owner_id and own.conditions #> '{0,values}' ? leads.city limit 1), rest.id),
      'turn', leads.assigned_at
    from leads join assignment_rules as rest on is_fallback
    where ${ofDashboard} and leads.assigned_at <= ${now}
      and leads.assigned_at >= ${indianDay(now)}::date::timestamp at time zone 'Asia/Kolkata'
    order by leads.assigned_at`.execute(trx)
}

/** Returns the number of removed leads; `onProgress` gets the number so far and all. */
export async function clearDemo(
  db: Executor,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  await sql`delete from contact_intents where is_demo`.execute(db)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from leads where is_demo`.execute(db)
  const total = rows[0]?.total ?? 0
  let removed = 0
  while (removed < total) {
    const { numAffectedRows = 0n } = await sql`delete from leads where id in (
      select id from leads where is_demo order by id limit 500)`.execute(db)
    if (numAffectedRows === 0n) break
    removed += Number(numAffectedRows)
    onProgress(removed, total)
  }
  await sql`delete from assignment_rules where not is_fallback and not is_for_all
    and (select bool_and(staff_id = any(${ids})) from assignment_rule_people where rule_id = id)`.execute(
    db,
  )
  // An undo would restore a rule or a person that is gone.
  await deleteChangeSet(db)
  await sql`delete from duplicate_links where staff_id = any(${ids})`.execute(db)
  await sql`delete from staff_users where id = any(${ids})`.execute(db)
  return removed
}
