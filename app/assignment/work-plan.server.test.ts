import { sql } from 'kysely'
import { expect } from 'vitest'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { findCalendar, findSettings } from '#app/staff/working-hours/assignment-settings.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff, ownersOf } from '#test/staff/staff-members.ts'

import { assignLeads } from './assign-leads.server.ts'
import { saveWorkPlan } from './work-plan.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

it('an earlier start assigns the leads since, and the same day keeps its hour', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  await addAgent(db, 'a')
  await sql`update assignment_settings set active_from = now() - interval '1 second'`.execute(db)
  const early = await addNewLead(db, { minutes: 1 })
  const { hours } = await findCalendar(db)
  const save = async (givesSince: string) => {
    const settings = { ...(await findSettings(db)), givesSince }
    await saveWorkPlan(db, { settings, hours, holidays: [] }, 'a')
    await assignLeads(db)
  }
  const since = (await findSettings(db)).givesSince
  await save(since)
  expect(await ownersOf(db, [early])).toEqual([null])
  const before = indianDay(new Date(Date.now() - 2 * DAY_MS))
  await save(before)
  expect(await ownersOf(db, [early])).toEqual(['a'])
  expect((await findSettings(db)).givesSince).toBe(before)
})
