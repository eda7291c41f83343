import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { endLeave, enterLeave, listLeaves } from '#app/assignment/leave/leave.server.ts'
import {
  listRules,
  readRotationTable,
  storeLastPlaces,
} from '#app/assignment/rotation-table.server.ts'
import {
  addRule,
  changeRule,
  moveRule,
  removeRule,
} from '#app/assignment/rules/save-rule.server.ts'
import { saveWorkPlan } from '#app/assignment/work-plan.server.ts'
import {
  findCalendar,
  findSettings,
  listHolidays,
} from '#app/staff/working-hours/assignment-settings.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { findChangeSet } from './change-sets.server.ts'
import { undoSetUp } from './undo-set-up.server.ts'

const owner = { id: 'o.undo', role: 'owner', leadScope: 'all' } as const
const agent = { id: 'a.undo', role: 'agent', leadScope: 'all' } as const
const other = { id: 'b.undo', role: 'agent', leadScope: 'all' } as const

async function addPeople(db: Executor): Promise<void> {
  await addAgent(db, owner.id, { role: 'owner' })
  await addAgent(db, agent.id)
  await addAgent(db, other.id)
}

async function addRules(db: Executor, cities: readonly string[]): Promise<number[]> {
  await sql`delete from assignment_rules where not is_fallback`.execute(db)
  for (const city of cities) {
    const conditions = [{ kind: 'city' as const, isNot: false, values: [city] }]
    await addRule(db, { conditions, isForAll: false, people: [agent.id, other.id] }, owner.id)
  }
  return rulesInOrder(db)
}

async function rulesInOrder(db: Executor): Promise<number[]> {
  return (await listRules(db)).filter(({ isRest }) => !isRest).map(({ id }) => id)
}

test('a removed rule returns as it was, at its place and turn', async () => {
  await inTransaction(async (db) => {
    await addPeople(db)
    const [first = 0, second = 0, third = 0] = await addRules(db, ['Goa', 'Noida', 'Indore'])
    const before = await listRules(db)
    await storeLastPlaces(db, new Map([[second, 'the turn of b']]))
    const changeSetId = (await removeRule(db, second, owner.id)) ?? ''
    expect(await rulesInOrder(db)).toEqual([first, third])
    const changes = { conditions: [], isForAll: true, people: [] }
    expect(await changeRule(db, second, changes, owner.id)).toEqual({ kind: 'gone' })
    expect(await removeRule(db, second, owner.id)).toBeUndefined()
    expect(await undoSetUp(db, changeSetId, owner)).toBe(true)
    expect(await listRules(db)).toEqual(before)
    expect((await readRotationTable(db, '2026-12-04')).lastPlaces.get(second)).toBe('the turn of b')
    expect(await undoSetUp(db, changeSetId, owner), 'once').toBe(false)
  })
})

test('other rules may move past a removed rule, which returns between them', async () => {
  await inTransaction(async (db) => {
    await addPeople(db)
    const [first = 0, second = 0, third = 0] = await addRules(db, ['Goa', 'Noida', 'Indore'])
    const changeSetId = (await removeRule(db, second, owner.id)) ?? ''
    await moveRule(db, second, -1, owner.id)
    await moveRule(db, third, -1, owner.id)
    expect(await rulesInOrder(db)).toEqual([third, first])
    await undoSetUp(db, changeSetId, owner)
    expect(await rulesInOrder(db)).toEqual([third, second, first])
  })
})

test('only owners restore a rule that an owner removed', async () => {
  await inTransaction(async (db) => {
    await addPeople(db)
    const [first = 0] = await addRules(db, ['Goa'])
    const changeSetId = (await removeRule(db, first, owner.id)) ?? ''
    expect(await findChangeSet(db, changeSetId, agent)).toBeUndefined()
    expect(await undoSetUp(db, changeSetId, agent)).toBe(false)
    expect(await rulesInOrder(db)).toEqual([])
  })
})

const today = '2026-12-04'

async function leaveRows(db: Executor): Promise<unknown> {
  const { rows } = await sql`
    select during::text, reason, entered_by, entered_at from staff_leave
    where staff_id = ${agent.id} order by during`.execute(db)
  return rows
}

test.each([
  ['to come', '2026-12-20'],
  ['that has begun', '2026-12-01'],
])('a restored leave %s is the same row', async (_, from) => {
  await inTransaction(async (db) => {
    await addPeople(db)
    const leave = { staffId: agent.id, from, to: '2026-12-22', reason: 'wedding' }
    await enterLeave(db, leave, owner.id)
    await sql`update staff_leave set entered_at = '2026-11-01T10:00:00.123Z'
      where staff_id = ${agent.id}`.execute(db)
    const before = await leaveRows(db)
    const changeSetId = (await endLeave(db, { staffId: agent.id, from, today }, agent.id)) ?? ''
    expect(await listLeaves(db, today, agent.id)).toEqual([])
    expect(await undoSetUp(db, changeSetId, other), 'not somebody else’s').toBe(false)
    expect(await undoSetUp(db, changeSetId, agent)).toBe(true)
    expect(await leaveRows(db)).toEqual(before)
  })
})

test.each([
  ['to come', '2026-12-20'],
  ['that has begun', '2026-12-01'],
])('an ended leave %s stays ended where other leave has its days', async (_, from) => {
  await inTransaction(async (db) => {
    await addPeople(db)
    const leave = { staffId: agent.id, from, to: '2026-12-22', reason: '' }
    await enterLeave(db, leave, agent.id)
    const changeSetId = (await endLeave(db, { staffId: agent.id, from, today }, owner.id)) ?? ''
    await enterLeave(db, { ...leave, from: '2026-12-21', to: '2026-12-24' }, agent.id)
    const before = await leaveRows(db)
    expect(await undoSetUp(db, changeSetId, owner)).toBe(false)
    expect(await leaveRows(db)).toEqual(before)
  })
})

test('a saved plan is undone as a whole, with holidays and the start of assignment', async () => {
  await inTransaction(async (db) => {
    await addPeople(db)
    await sql`update assignment_settings set active_from = '2026-11-20T08:15:30.250Z'`.execute(db)
    await sql`insert into holidays (day, name) values ('2099-12-25', 'Christmas')`.execute(db)
    const whole = () =>
      sql`select (select jsonb_agg(to_jsonb(holidays) order by day) from holidays),
      (select jsonb_agg(to_jsonb(working_hours) order by weekday, opens) from working_hours) as hours,
      (select to_jsonb(assignment_settings) - 'changed_at' - 'changed_by' from assignment_settings)
        as settings`.execute(db)
    const { rows: before } = await whole()
    const settings = await findSettings(db)
    const { hours } = await findCalendar(db)
    const changed = { ...settings, cap: 7, givesSince: '2026-01-01' }
    const plan = { settings: changed, hours: [], holidays: [] }
    const changeSetId = (await saveWorkPlan(db, plan, owner.id)) ?? ''
    expect(await listHolidays(db)).toEqual([])
    expect(await undoSetUp(db, changeSetId, owner)).toBe(true)
    expect((await whole()).rows).toEqual(before)
    const holidays = await listHolidays(db)
    expect(await saveWorkPlan(db, { settings, hours, holidays }, owner.id)).toBeUndefined()
  })
})

test('a plan saved again since stays', async () => {
  await inTransaction(async (db) => {
    await addPeople(db)
    const settings = { ...(await findSettings(db)), cap: 7 }
    const plan = { settings, hours: [], holidays: [] }
    const changeSetId = (await saveWorkPlan(db, plan, owner.id)) ?? ''
    await saveWorkPlan(db, { ...plan, settings: { ...settings, cap: 8 } }, owner.id)
    expect(await undoSetUp(db, changeSetId, owner)).toBe(false)
    expect((await findSettings(db)).cap).toBe(8)
  })
})

test('changes are not kept longer than a month', async () => {
  await inTransaction(async (db) => {
    await addPeople(db)
    const [first = 0, second = 0] = await addRules(db, ['Goa', 'Noida'])
    const changeSetId = (await removeRule(db, first, owner.id)) ?? ''
    await sql`update change_sets set changed_at = changed_at - interval '31 days'
      where id = ${changeSetId}`.execute(db)
    await removeRule(db, second, owner.id)
    expect(await findChangeSet(db, changeSetId, owner)).toBeUndefined()
  })
})
