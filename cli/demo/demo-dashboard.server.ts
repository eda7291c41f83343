import { sql } from 'kysely'

import { deleteChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import { enterLeave } from '#app/assignment/leave/leave.server.ts'
import type { Condition } from '#app/assignment/rules/assignment-rule.ts'
import { addRule } from '#app/assignment/rules/save-rule.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { demoNotes, demoPeople, stories } from './demo-data.ts'
import { addDemoLeads, BATCH, chance, DASHBOARD, pick } from './demo-leads.server.ts'
import { storyRows, type Demo } from './demo-leads.server.ts'

const PREFIX = `demo:${DASHBOARD.seed}:`
const ownPhone = `${PREFIX}${stories.find(({ story }) => story === 'own-phone')?.n}`
const ids = sql`${demoPeople.map(({ id }) => id)}::text[]`
const withStories = sql`leads left join ${storyRows} on idempotency_key = ${PREFIX} || n`
const ofDashboard = sql`leads.is_demo and starts_with(leads.idempotency_key, ${PREFIX})`
const draw = (purpose: number) => chance('leads.idempotency_key', purpose)
/** A reference to a chat, in characters that contact codes have. */
const code = sql`upper(translate(left(md5(leads.idempotency_key), 6), '01', 'gh'))`

/** Nothing where the leads are there, so that what a user did stays. Returns the number of leads. */
export function addDemoDashboard(db: Executor, demo: Demo): Promise<number> {
  return asOne(db, async (trx) => {
    const { rows } = await sql`select from leads where ${ofDashboard} limit 1`.execute(trx)
    if (rows.length > 0) return 0
    const added = await addDemoLeads(trx, { ...DASHBOARD, ...demo })
    for (const statement of [history(demo.now), reopening, link, visits(demo.now), clicks])
      await statement.execute(trx)
    await addSetUp(trx, demo.now)
    return added
  })
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
      ('note', null, coalesce(note, case when ${draw(1)} < 0.16 then ${pick(demoNotes, draw(2))} end), first_contact_at + '5 min'),
      ('person', null, (select 'merged ' || other.name || ', ' || other.phone from leads as other
        where story = 'second-phone' and other.idempotency_key = ${ownPhone}), first_contact_at + '7 min'),
      ('code', null, case when project_id is not null and ${draw(3)} < 0.1 then ${code} end, first_contact_at + '8 min')
    ) as row (kind, old_value, new_value, at)
    where ${ofDashboard} and owner_id is not null and new_value is not null and at <= ${now}
    order by at`

/** Lost leads that asked again, as the dashboard does it. */
const reopening = sql`
    with opened as (
      update leads set status = 'new', lost_reason = null from leads as later
      where ${ofDashboard} and leads.status = 'lost' and later.is_demo and later.phone = leads.phone
        and later.owner_id = leads.owner_id and later.created_at > leads.created_at + interval '1 day'
      returning leads.id, old.lost_reason, gen_random_uuid() as change_set_id, later.created_at + '20 s' as at
    )
    insert into lead_changes (lead_id, change_set_id, kind, old_value, new_value, changed_at)
    select id, change_set_id, kind, old_value, new_value, at from opened, lateral (values
      ('status', 'lost', 'new'), ('lost-reason', lost_reason, null)) as row (kind, old_value, new_value)`

const link = sql`
    insert into duplicate_links (phone, other_phone, is_linked, change_set_id, staff_id)
    select phone, substring(new_value from '\\S+$'), true, change_set_id, staff_id
    from lead_changes join leads on leads.id = lead_id where kind = 'person' and ${ofDashboard}`

/** From yesterday on; an agent has one at a time. */
const visits = (now: Date) => sql`
    with placed as (
      select leads.id, owner_id, page, visit_status, ${draw(4)} as way, ((${now}::timestamptz at time zone 'Asia/Kolkata')::date
        + coalesce(visit, floor(${draw(7)} * 7) - 1) * interval '1 day'
        + coalesce(hour, 10 + 2 * floor(${draw(8)} * 4)) * interval '1 hour') at time zone 'Asia/Kolkata' as starts_at
      from ${withStories} where ${ofDashboard} and leads.status = 'site-visit' and project_id is not null order by visit
    ), added as (
      insert into visits (lead_id, token, project, starts_at, agent_id, status)
      select id, 'demo-' || gen_random_uuid(), lead_project(page), starts_at, owner_id,
        coalesce(visit_status, case when way < 0.1 then 'cancelled' when starts_at <= ${now} and way < 0.3 then 'missed'
          when starts_at <= ${now} then 'came' when way < 0.4 then 'asked' else 'confirmed' end)
      from placed on conflict do nothing
    )
    update leads set follow_up_at = starts_at from placed where visit_status = 'confirmed' and leads.id = placed.id`

/** Before an enquiry: its code names the chat. */
const clicks = sql`
    insert into contact_intents (code, kind, page, project, campaign, created_at, is_demo)
    select ${code}, case when new_value is null and ${draw(5)} < 0.45 then 'call' else 'chat' end, page,
      lead_project(page), campaign, created_at - interval '9 minutes', true
    from leads left join lead_changes on lead_id = leads.id and kind = 'code'
    where ${ofDashboard} and project_id is not null order by created_at on conflict do nothing`

/** Two rules, leave, and today's assignments. Rules skip these people for real leads. */
async function addSetUp(trx: Executor, now: Date): Promise<void> {
  const by = 'demo-asha'
  const rules: { conditions: Condition[]; people: string[] }[] = [
    { conditions: [{ kind: 'language', isNot: false, values: ['hi'] }], people: [by, 'demo-ritu'] },
    { conditions: [{ kind: 'city', isNot: false, values: ['Noida'] }], people: ['demo-vikram'] },
  ]
  for (const rule of rules) await addRule(trx, { ...rule, isForAll: false }, by)
  const day = indianDay(new Date(now.getTime() + 6 * 86_400_000))
  await enterLeave(trx, { staffId: 'demo-meher', from: day, to: day, reason: 'A wedding' }, by)
  await sql`
    insert into lead_assignments (lead_id, staff_id, rule_id, reason, assigned_at)
    select leads.id, owner_id, rest.id, 'turn', leads.assigned_at from leads join assignment_rules as rest on is_fallback
    where ${ofDashboard} and leads.assigned_at >= ${indianDay(now)}::date::timestamp at time zone 'Asia/Kolkata'
      and leads.assigned_at <= ${now} order by leads.assigned_at`.execute(trx)
}

/** Returns the number of removed leads; `onProgress` gets the number so far and all. */
export async function clearDemo(db: Executor, onProgress?: (done: number, total: number) => void) {
  const { rows } = await sql`select from leads where is_demo`.execute(db)
  for (let removed = 0; removed < rows.length; removed += BATCH) {
    await sql`delete from leads where id in (
      select id from leads where is_demo order by id limit ${BATCH})`.execute(db)
    onProgress?.(Math.min(removed + BATCH, rows.length), rows.length)
  }
  await sql`delete from contact_intents where is_demo`.execute(db)
  await sql`
    delete from assignment_rules where not is_fallback and not is_for_all and (select
      bool_and(staff_id = any(${ids})) from assignment_rule_people where rule_id = id)`.execute(db)
  // An undo would restore a rule or a person that is gone.
  await deleteChangeSet(db)
  await sql`delete from duplicate_links where staff_id = any(${ids})`.execute(db)
  await sql`delete from staff_users where id = any(${ids})`.execute(db)
  return rows.length
}
