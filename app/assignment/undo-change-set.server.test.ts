import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { enterLeave, listLeaves } from './leave/leave.server.ts'
import { addRule, changeRule, moveRule } from './rules/save-rule.server.ts'
import { findAvailability, saveAvailability, switchTaking } from './staff-availability.server.ts'
import type { RuleInput } from './rules/stored-rule.server.ts'
import { listRules } from './rotation-table.server.ts'
import { undoSetUp } from './change-sets/undo-set-up.server.ts'

const owner = { id: 'o.acts', role: 'owner', leadScope: 'all' } as const
const agent = { id: 'a.acts', role: 'agent', leadScope: 'all' } as const
const goa = { kind: 'city' as const, isNot: false, values: ['Goa'] }
const inGoa: RuleInput = { conditions: [goa], isForAll: false, people: [agent.id] }
const forAll: RuleInput = { conditions: [goa], isForAll: true, people: [] }

async function scene(db: Executor): Promise<void> {
  await addAgent(db, owner.id, { role: 'owner' })
  await addAgent(db, agent.id)
  await sql`delete from assignment_rules where not is_fallback`.execute(db)
}

async function addRules(db: Executor, count: number): Promise<number[]> {
  for (let at = 0; at < count; at += 1) await addRule(db, inGoa, owner.id)
  return order(db)
}

async function order(db: Executor): Promise<number[]> {
  return (await listRules(db)).filter(({ isRest }) => !isRest).map(({ id }) => id)
}

const undo = (
  db: Executor,
  changeSetId: string | undefined,
  by: typeof owner | typeof agent = owner,
) => undoSetUp(db, changeSetId ?? '', by)

async function change(db: Executor, id: number, rule: RuleInput): Promise<string | undefined> {
  const changed = await changeRule(db, id, rule, owner.id)
  if (changed.kind === 'gone') throw new Error(`Rule ${id} is gone`)
  return changed.changeSetId
}

test('an added rule is undone, unless it was changed since', async () => {
  await inTransaction(async (db) => {
    await scene(db)
    const first = await addRule(db, inGoa, owner.id)
    expect(await undo(db, first, agent), 'not by an agent').toBe(false)
    expect(await undo(db, first)).toBe(true)
    expect(await order(db)).toEqual([])
    const second = await addRule(db, inGoa, owner.id)
    const [id = 0] = await order(db)
    await change(db, id, { ...inGoa, people: [owner.id] })
    expect(await undo(db, second)).toBe(false)
    expect(await order(db)).toEqual([id])
  })
})

test('a changed rule is undone with its agents, unless it was changed again', async () => {
  await inTransaction(async (db) => {
    await scene(db)
    const [id = 0] = await addRules(db, 1)
    const before = await listRules(db)
    const changeSetId = await change(db, id, forAll)
    expect(await change(db, id, forAll), 'nothing to take back').toBeUndefined()
    expect(await undo(db, changeSetId)).toBe(true)
    expect(await listRules(db)).toEqual(before)
    const again = await change(db, id, forAll)
    await change(db, id, { ...forAll, conditions: [{ ...goa, isNot: true }] })
    expect(await undo(db, again)).toBe(false)
  })
})

test('the default rule’s agents are undone too', async () => {
  await inTransaction(async (db) => {
    await scene(db)
    const rest = (await listRules(db)).find(({ isRest }) => isRest)
    const changeSetId = await change(db, rest?.id ?? 0, { ...inGoa, conditions: [] })
    expect(await undo(db, changeSetId)).toBe(true)
    expect((await listRules(db)).find(({ isRest }) => isRest)).toEqual(rest)
  })
})

test('the order of rules is undone, unless it changed since', async () => {
  await inTransaction(async (db) => {
    await scene(db)
    const [first = 0, second = 0, third = 0] = await addRules(db, 3)
    const changeSetId = await moveRule(db, third, -1, owner.id)
    expect(await order(db)).toEqual([first, third, second])
    expect(await undo(db, changeSetId)).toBe(true)
    expect(await order(db)).toEqual([first, second, third])
    expect(await moveRule(db, first, -1, owner.id), 'it is the first').toBeUndefined()
    const early = await moveRule(db, first, 1, owner.id)
    await moveRule(db, third, -1, owner.id)
    expect(await undo(db, early)).toBe(false)
    expect(await order(db)).toEqual([second, third, first])
  })
})

test('added leave is undone by its own agent or by an owner', async () => {
  await inTransaction(async (db) => {
    await scene(db)
    const leave = { staffId: agent.id, from: '2199-12-04', to: '2199-12-05', reason: 'wedding' }
    const enter = async (by: string) => {
      const entered = await enterLeave(db, leave, by)
      return entered.kind === 'entered' ? entered.changeSetId : ''
    }
    const theirs = await enter(agent.id)
    expect(await undo(db, theirs, agent)).toBe(true)
    expect(await listLeaves(db, '2199-01-01', agent.id)).toEqual([])
    const ofOwner = await enter(owner.id)
    expect(await undo(db, ofOwner, agent), 'it is the owner’s act').toBe(false)
    expect(await undo(db, ofOwner)).toBe(true)
    const late = await enter(owner.id)
    await sql`update staff_leave set reason = 'ill' where staff_id = ${agent.id}`.execute(db)
    expect(await undo(db, late), 'it is another by now').toBe(false)
  })
})

test('an agent’s availability is undone, to nothing set where nothing was', async () => {
  await inTransaction(async (db) => {
    await scene(db)
    const takes = { staffId: agent.id, isTaking: true, cap: 3, languages: ['hi', 'mr'] }
    const first = await saveAvailability(db, takes, owner.id)
    expect(await saveAvailability(db, takes, owner.id), 'nothing to take back').toBeUndefined()
    const off = await switchTaking(db, { staffId: agent.id, isTaking: false }, agent.id)
    expect(await undo(db, first), 'it was switched since').toBe(false)
    expect(await undo(db, off, agent)).toBe(true)
    expect(await findAvailability(db, agent.id)).toMatchObject(takes)
    expect(await undo(db, first, agent), 'the cap is the owner’s to set').toBe(false)
    expect(await undo(db, first)).toBe(true)
    const { rows } = await sql`select from staff_availability where staff_id = ${agent.id}`.execute(
      db,
    )
    expect(rows).toEqual([])
  })
})
