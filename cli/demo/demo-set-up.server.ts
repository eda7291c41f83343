import { sql } from 'kysely'

import { enterLeave } from '#app/assignment/leave/leave.server.ts'
import type { Condition } from '#app/assignment/rules/assignment-rule.ts'
import { addRule } from '#app/assignment/rules/save-rule.server.ts'
import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { KnownProjects } from '#app/projects/catalogue/known-projects.ts'
import type { Executor } from '#db/client.server.ts'

import type { DemoProject } from './demo-lead.ts'
import { demoPeople, type DemoPersonId } from './demo-people.ts'

const ids = demoPeople.map(({ id }) => id)
const DAY = 24 * 60 * 60_000
const BY: DemoPersonId = 'demo-asha'

/**
 * Adds two rules, leave and today's assignments for the demonstration's people. They take no real leads: rules skip them.
 * Keeps what is there, and what a user removed.
 */
export async function addDemoSetUp(
  db: Executor,
  { projects, known, now }: { projects: readonly DemoProject[]; known: KnownProjects; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await addRules(trx, projects, known)
    await addLeave(trx, now)
    await addAssignments(trx, now)
  })
}

/** The two cities with the most projects, and Hindi for a person who speaks it. */
async function addRules(
  trx: Executor,
  projects: readonly DemoProject[],
  known: KnownProjects,
): Promise<void> {
  const before = await trx
    .selectFrom('assignment_rule_people')
    .select('rule_id')
    .where('staff_id', 'in', ids)
    .limit(1)
    .execute()
  if (before.length > 0) return
  const counts = Map.groupBy(
    projects,
    ({ page, name }) => leadInterest({ page, location: name }, known).city,
  )
  const cities = [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([city]) => (city === '' ? [] : [city]))
  const rules: [Omit<Condition, 'isNot'>, DemoPersonId[]][] = [
    [{ kind: 'language', values: ['hi'] }, ['demo-asha', 'demo-ritu']],
    [{ kind: 'city', values: cities.slice(0, 2) }, ['demo-vikram', 'demo-meher']],
  ]
  for (const [condition, people] of rules.filter(([{ values }]) => values.length > 0)) {
    const conditions = [{ ...condition, isNot: false }]
    await addRule(trx, { conditions, isForAll: false, people }, BY)
  }
}

async function addLeave(trx: Executor, now: Date): Promise<void> {
  const { rows } = await sql`select from staff_leave
    where staff_id = any(${ids}::text[]) and upper(during) > ${indianDay(now)}::date limit 1`.execute(
    trx,
  )
  if (rows.length > 0) return
  const [from, to] = [6, 9].map((days) => indianDay(new Date(now.getTime() + days * DAY)))
  if (from === undefined || to === undefined) return
  await enterLeave(trx, { staffId: 'demo-meher', from, to, reason: 'Family wedding' }, BY)
}

/** By the rule for their city if it names the owner, else by the default rule. */
async function addAssignments(trx: Executor, now: Date): Promise<void> {
  await sql`
    insert into lead_assignments (lead_id, staff_id, rule_id, reason, assigned_at)
    select leads.id, owner_id, coalesce(own.id, rest.id), 'turn', leads.assigned_at
    from leads
      cross join (select id from assignment_rules where is_fallback) as rest
      left join lateral (
        select id from assignment_rules join assignment_rule_people on rule_id = id
        where removed_at is null and staff_id = owner_id
          and conditions @> jsonb_build_array(jsonb_build_object('kind', 'city', 'isNot', false))
          and conditions #> '{0,values}' ? leads.city
        order by position limit 1
      ) as own on true
    where is_demo and owner_id = any(${ids}::text[])
      and leads.assigned_at >= ${`${indianDay(now)}T00:00:00+05:30`}::timestamptz and leads.assigned_at <= ${now}
      and not exists (select from lead_assignments where lead_id = leads.id)
    order by leads.assigned_at`.execute(trx)
}
