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
import type { RuleInput } from '#app/assignment/rules/stored-rule.server.ts'
import {
  findAvailability,
  saveAvailability,
  switchTaking,
} from '#app/assignment/staff-availability.server.ts'
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
const secondOwner = { id: 'p.undo', role: 'owner', leadScope: 'all' } as const
const agent = { id: 'a.undo', role: 'agent', leadScope: 'all' } as const
const other = { id: 'b.undo', role: 'agent', leadScope: 'all' } as const
const goa = { kind: 'city' as const, isNot: false, values: ['Goa'] }
const inGoa: RuleInput = { conditions: [goa], isForAll: false, people: [agent.id, other.id] }
const forAll: RuleInput = { conditions: [goa], isForAll: true, people: [] }

async function inScene(work: (db: Executor) => Promise<void>): Promise<void> {
  await inTransaction(async (db) => {
    await addAgent(db, owner.id, { role: 'owner' })
    await addAgent(db, secondOwner.id, { role: 'owner' })
    await addAgent(db, agent.id)
    await addAgent(db, other.id)
    await sql`delete from assignment_rules where not is_fallback`.execute(db)
    await work(db)
  })
}

async function addRules(db: Executor, count: number): Promise<number[]> {
  for (let at = 0; at < count; at += 1) await addRule(db, inGoa, owner.id)
  return rulesInOrder(db)
}

async function rulesInOrder(db: Executor): Promise<number[]> {
  return (await listRules(db)).filter(({ isRest }) => !isRest).map(({ id }) => id)
}

const undo = (db: Executor, changeSetId: string | undefined, by: Parameters<typeof undoSetUp>[2]) =>
  undoSetUp(db, changeSetId ?? '00000000-0000-4000-8000-000000000000', by)

async function change(db: Executor, id: number, rule: RuleInput): Promise<string | undefined> {
  const changed = await changeRule(db, id, rule, owner.id)
  if (changed.kind === 'gone') throw new Error(`Rule ${id} is gone`)
  return changed.changeSetId
}

test('only the last change is undone, once, and by any owner', async () => {
  await inScene(async (db) => {
    const first = await addRule(db, inGoa, owner.id)
    const takes = await switchTaking(db, { staffId: agent.id, isTaking: false }, agent.id)
    expect(await findChangeSet(db, first, owner)).toBeUndefined()
    expect(await undo(db, first, owner)).toBe(false)
    expect(await rulesInOrder(db)).toHaveLength(1)
    expect(await undo(db, takes, secondOwner)).toBe(true)
    expect(await undo(db, takes, owner), 'once').toBe(false)
    expect(await undo(db, first, owner), 'the change before it').toBe(false)
    const { rows } = await sql`select from change_sets where account_id is null`.execute(db)
    expect(rows, 'an undo has no undo').toEqual([])
  })
})

test('what changes nothing leaves the undo of the last change', async () => {
  await inScene(async (db) => {
    const changeSetId = await addRule(db, inGoa, owner.id)
    const [id = 0] = await rulesInOrder(db)
    expect(await change(db, id, inGoa)).toBeUndefined()
    expect(await moveRule(db, id, 1, owner.id)).toBeUndefined()
    expect(await undo(db, changeSetId, owner)).toBe(true)
  })
})

test('an added rule is undone, and only owners undo rules', async () => {
  await inScene(async (db) => {
    const changeSetId = await addRule(db, inGoa, owner.id)
    expect(await findChangeSet(db, changeSetId, agent)).toBeUndefined()
    expect(await undo(db, changeSetId, agent)).toBe(false)
    expect(await undo(db, changeSetId, owner)).toBe(true)
    expect(await rulesInOrder(db)).toEqual([])
  })
})

test('a changed rule is undone with its agents', async () => {
  await inScene(async (db) => {
    const [id = 0] = await addRules(db, 1)
    const before = await listRules(db)
    const changeSetId = await change(db, id, forAll)
    expect(await undo(db, changeSetId, owner)).toBe(true)
    expect(await listRules(db)).toEqual(before)
  })
})

test('the default rule’s agents are undone too', async () => {
  await inScene(async (db) => {
    const rest = (await listRules(db)).find(({ isRest }) => isRest)
    const changeSetId = await change(db, rest?.id ?? 0, { ...inGoa, conditions: [] })
    expect(await undo(db, changeSetId, owner)).toBe(true)
    expect((await listRules(db)).find(({ isRest }) => isRest)).toEqual(rest)
  })
})

test('a removed rule returns as it was, at its place and turn', async () => {
  await inScene(async (db) => {
    const [first = 0, second = 0, third = 0] = await addRules(db, 3)
    await moveRule(db, third, -1, owner.id)
    await removeRule(db, first, owner.id)
    await moveRule(db, third, 1, owner.id)
    const before = await listRules(db)
    await storeLastPlaces(db, new Map([[second, 'the turn of b']]))
    const changeSetId = await removeRule(db, second, owner.id)
    expect(await rulesInOrder(db)).toEqual([third])
    expect(await changeRule(db, second, forAll, owner.id)).toEqual({ kind: 'gone' })
    expect(await removeRule(db, second, owner.id)).toBeUndefined()
    expect(await undo(db, changeSetId, owner)).toBe(true)
    expect(await listRules(db)).toEqual(before)
    expect((await readRotationTable(db, '2026-12-04')).lastPlaces.get(second)).toBe('the turn of b')
  })
})

test('the order of rules is undone', async () => {
  await inScene(async (db) => {
    const [first = 0, second = 0, third = 0] = await addRules(db, 3)
    const changeSetId = await moveRule(db, third, -1, owner.id)
    expect(await rulesInOrder(db)).toEqual([first, third, second])
    expect(await undo(db, changeSetId, owner)).toBe(true)
    expect(await rulesInOrder(db)).toEqual([first, second, third])
  })
})

const today = '2026-12-04'

async function leaveRows(db: Executor): Promise<unknown> {
  const { rows } = await sql`
    select during::text, reason, entered_by, entered_at from staff_leave
    where staff_id = ${agent.id} order by during`.execute(db)
  return rows
}

test('added leave is undone by its own agent or by an owner', async () => {
  await inScene(async (db) => {
    const leave = { staffId: agent.id, from: '2199-12-04', to: '2199-12-05', reason: 'wedding' }
    await enterLeave(db, { ...leave, from: '2199-12-01', to: '2199-12-03' }, agent.id)
    const before = await leaveRows(db)
    const enter = async (by: string) => {
      const entered = await enterLeave(db, leave, by)
      return entered.kind === 'entered' ? entered.changeSetId : undefined
    }
    expect(await undo(db, await enter(agent.id), agent)).toBe(true)
    expect(await leaveRows(db)).toEqual(before)
    const ofOwner = await enter(owner.id)
    expect(await undo(db, ofOwner, agent), 'it is the owner’s change').toBe(false)
    expect(await undo(db, ofOwner, owner)).toBe(true)
    expect(await leaveRows(db)).toEqual(before)
  })
})

test.each([
  ['to come', '2026-12-20'],
  ['that has begun', '2026-12-01'],
])('a restored leave %s is the same row', async (_, from) => {
  await inScene(async (db) => {
    await enterLeave(db, { staffId: agent.id, from, to: '2026-12-22', reason: 'wedding' }, owner.id)
    await sql`update staff_leave set entered_at = '2026-11-01T10:00:00.123Z'
      where staff_id = ${agent.id}`.execute(db)
    const before = await leaveRows(db)
    const changeSetId = await endLeave(db, { staffId: agent.id, from, today }, agent.id)
    expect(await listLeaves(db, today, agent.id)).toEqual([])
    expect(await undo(db, changeSetId, other), 'not another agent’s').toBe(false)
    expect(await undo(db, changeSetId, agent)).toBe(true)
    expect(await leaveRows(db)).toEqual(before)
  })
})

test('an agent’s availability is undone, to nothing set where nothing was', async () => {
  await inScene(async (db) => {
    const takes = { staffId: agent.id, isTaking: true, cap: 3, languages: ['hi', 'mr'] }
    const first = await saveAvailability(db, takes, owner.id)
    expect(await undo(db, first, agent), 'the cap is the owner’s to set').toBe(false)
    expect(await undo(db, first, owner)).toBe(true)
    const { rows } = await sql`select from staff_availability where staff_id = ${agent.id}`.execute(
      db,
    )
    expect(rows).toEqual([])
    await saveAvailability(db, takes, owner.id)
    expect(await saveAvailability(db, takes, owner.id), 'nothing to undo').toBeUndefined()
    const off = await switchTaking(db, { staffId: agent.id, isTaking: false }, agent.id)
    expect(await undo(db, off, agent)).toBe(true)
    expect(await findAvailability(db, agent.id)).toMatchObject(takes)
  })
})

test('a saved plan is undone as a whole, with holidays and the start of assignment', async () => {
  await inScene(async (db) => {
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
    const changeSetId = await saveWorkPlan(
      db,
      { settings: changed, hours: [], holidays: [] },
      owner.id,
    )
    expect(await listHolidays(db)).toEqual([])
    expect(await undo(db, changeSetId, owner)).toBe(true)
    expect((await whole()).rows).toEqual(before)
    const holidays = await listHolidays(db)
    expect(await saveWorkPlan(db, { settings, hours, holidays }, owner.id)).toBeUndefined()
  })
})
