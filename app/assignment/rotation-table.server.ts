import { sql } from 'kysely'

import { currentSlug } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { AssignmentRule, Condition } from './rules/assignment-rule.ts'
import type { Assignee, RotationTable } from './rotation.ts'
import { ruleConditions } from './rules/rule-conditions.ts'

/** `day` is the working day, as workDay computes it. */
export async function readRotationTable(db: Executor, day: string): Promise<RotationTable> {
  const rules = await listRules(db)
  const people = await listPeople(db, day)
  const rows = await db.selectFrom('rotation_state').select(['rule_id', 'last_position']).execute()
  return { rules, people, lastPlaces: new Map(rows.map((row) => [row.rule_id, row.last_position])) }
}

export async function storeLastPlaces(
  db: Executor,
  lastPlaces: ReadonlyMap<number, string>,
): Promise<void> {
  if (lastPlaces.size === 0) return
  await db
    .insertInto('rotation_state')
    .values([...lastPlaces].map(([rule, place]) => ({ rule_id: rule, last_position: place })))
    .onConflict((conflict) =>
      conflict
        .column('rule_id')
        .doUpdateSet({ last_position: (row) => row.ref('excluded.last_position') }),
    )
    .execute()
}

/** In order; the default rule is last. */
export async function listRules(db: Executor): Promise<AssignmentRule[]> {
  const rows = await db
    .selectFrom('assignment_rules')
    .select((rule) => [
      'id',
      'conditions',
      'is_for_all',
      'is_fallback',
      rule
        .selectFrom('assignment_rule_people')
        .select(sql<string[]>`coalesce(array_agg(staff_id), '{}')`.as('people'))
        .whereRef('rule_id', '=', 'assignment_rules.id')
        .as('people'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('is_fallback')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    conditions: ruleConditions.parse(row.conditions).map(asListedNow),
    isForAll: row.is_for_all,
    isRest: row.is_fallback,
    people: row.people ?? [],
  }))
}

/** A rule still matches a project whose slug has changed. */
function asListedNow(condition: Condition): Condition {
  if (condition.kind !== 'project') return condition
  return { ...condition, values: condition.values.map(currentSlug) }
}

export async function listPeople(db: Executor, day: string): Promise<Assignee[]> {
  const { rows } = await sql<{
    id: string
    name: string
    created_at: Date
    is_suspended: boolean
    is_new: boolean
    is_available: boolean
    until: string | null
    open: number
    cap: number
    languages: string[]
  }>`
    select person.id, person.name, person.created_at,
      suspended.id is not null as is_suspended,
      person.seen_at is null as is_new,
      coalesce(takes.is_available, person.role = 'agent') as is_available,
      (upper(leave.during) - 1)::text as until,
      coalesce(held.open, 0) as open,
      coalesce(takes.max_new_leads, settings.max_new_leads) as cap,
      coalesce(takes.languages, '{}') as languages
    from staff_users as person
      cross join assignment_settings as settings
      left join staff_suspensions as suspended
        on suspended.user_id = person.id and suspended.restored_at is null
      left join staff_availability as takes on takes.staff_id = person.id
      left join staff_leave as leave on leave.staff_id = person.id and leave.during @> ${day}::date
      left join (
        select owner_id, count(*)::integer as open from leads
        where owner_id is not null and status = 'new' and spam_reason is null
        group by owner_id
      ) as held on held.owner_id = person.id
    order by person.created_at, person.id`.execute(db)
  return rows.map((row) => {
    const away = awayOf(row)
    const { id, name, open, cap, languages } = row
    const place = `${row.created_at.toISOString()} ${id}`
    return { id, name, place, open, cap, languages, ...(away && { away }) }
  })
}

function awayOf(row: {
  is_suspended: boolean
  is_new: boolean
  is_available: boolean
  until: string | null
}): Assignee['away'] {
  if (row.is_suspended) return { why: 'suspended', until: undefined }
  if (row.is_new) return { why: 'new', until: undefined }
  if (row.until !== null) return { why: 'leave', until: row.until }
  return row.is_available ? undefined : { why: 'off', until: undefined }
}
