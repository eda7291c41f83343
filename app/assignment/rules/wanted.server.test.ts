import { expect } from 'vitest'

import { assignLeads } from '#app/assignment/assign-leads.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff, ownersOf } from '#test/staff/staff-members.ts'

import type { Condition } from './assignment-rule.ts'
import { addRule } from './save-rule.server.ts'

it('a rule reads place and budget of the requirement, or the guess until there is one', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  await addAgent(db, 'a')
  await addAgent(db, 'm', { isTaking: true })
  const conditions: Condition[] = [
    { kind: 'place', isNot: false, values: ['Goa'] },
    { kind: 'budget', isNot: false, values: ['to-2-crore'] },
  ]
  await addRule(db, { conditions, isForAll: false, people: ['m'] }, 'a')
  const guessed = await addNewLead(db, { message: 'Goa, 1.2 to 1.8 crore' })
  const elsewhere = await addNewLead(db, { message: 'Indore, 1.2 to 1.8 crore' })
  const noBudget = await addNewLead(db, { message: 'A plot in Goa' })
  const confirmed = await addNewLead(db, { message: 'Indore' })
  await db
    .insertInto('requirements')
    .values({ lead_id: confirmed, places: ['Goa'], budget_from: 15_000_000 })
    .execute()
  await assignLeads(db)
  const owners = await ownersOf(db, [guessed, confirmed])
  expect(owners).toEqual(['m', 'm'])
  const { count } = await db
    .selectFrom('lead_assignments')
    .innerJoin('assignment_rules', 'assignment_rules.id', 'rule_id')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('lead_id', 'in', [elsewhere, noBudget])
    .where('is_fallback', '=', true)
    .executeTakeFirstOrThrow()
  expect(count).toBe('2')
})
