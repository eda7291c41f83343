import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { demoPeople } from './demo-people.ts'

const ids = demoPeople.map(({ id }) => id)

/** Running it again changes nothing. */
export async function addDemoPeople(db: Executor): Promise<void> {
  const people = demoPeople.map(({ id, name }, index) => ({
    id,
    name,
    // No country has these numbers (ITU-T E.164: 999 is not assigned).
    phone: `+99900000000${index}`,
    email: `${id}@staff.invalid`,
    // Assignment needs a person who has signed in.
    seen_at: new Date(),
    lead_scope: 'all',
    can_export: true,
  }))
  await db
    .insertInto('staff_users')
    .values(people)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('staff_availability')
    .values(
      demoPeople.map(({ id, cap, languages }) => ({
        staff_id: id,
        is_available: false,
        max_new_leads: cap,
        languages: [...languages],
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes them, rules for them alone, and their links of duplicates. The leads are removed separately. */
export async function clearDemoPeople(db: Executor): Promise<void> {
  await sql`delete from assignment_rules where not is_fallback and not is_for_all
    and (select bool_and(staff_id = any(${ids}::text[])) from assignment_rule_people where rule_id = id)`.execute(
    db,
  )
  await db.deleteFrom('duplicate_links').where('staff_id', 'in', ids).execute()
  await db.deleteFrom('staff_users').where('id', 'in', ids).execute()
}
