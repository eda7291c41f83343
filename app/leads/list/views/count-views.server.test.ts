import { expect } from 'vitest'

import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

import { countViews } from './count-views.server.ts'

it('each view counts the leads that its viewer may see, and stops after 99', async ({ trx }) => {
  await clearLeadsAndStaff(trx)
  await addAgent(trx, 'a')
  await addNewLead(trx, { phone: '9800001801', ownerId: 'a' })
  for (let count = 0; count < 101; count += 1)
    await addNewLead(trx, { phone: String(9800002000 + count) })
  const all = await countViews(trx, { id: 'a', role: 'agent', leadScope: 'all' })
  expect(all).toEqual({
    all: 100,
    mine: 1,
    hot: 0,
    fresh: 100,
    today: 100,
    overdue: 0,
    dueToday: 0,
    noFollowUp: 0,
    visitsToday: 0,
    unassigned: 100,
  })
  const own = await countViews(trx, { id: 'a', role: 'agent', leadScope: 'own' })
  expect(own).toMatchObject({ fresh: 1, today: 1, unassigned: 0 })
})
