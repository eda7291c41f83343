import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { undoSetUp } from '#app/assignment/change-sets/undo-set-up.server.ts'
import { enterLeave } from '#app/assignment/leave/leave.server.ts'
import { changeLeads } from '#app/leads/bulk/change-leads.server.ts'
import { mergePeople } from '#app/leads/duplicates/change-person.server.ts'
import { changeLead, findFacts } from '#app/leads/status/change-lead.server.ts'
import { factKinds } from '#app/leads/status/lead-facts.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import { staffColumns } from '#app/staff/accounts.server.ts'
import { suspendStaff } from '#app/staff/sessions/suspensions.server.ts'
import { staffMember, type Staff } from '#app/staff/staff.ts'
import { changeAccess, restorePerson, suspendPerson } from '#app/staff/team/access.server.ts'
import { changeVisit } from '#app/visits/change/change-visit.server.ts'
import { undoVisit } from '#app/visits/change/undo-visit.server.ts'
import { findDashboardVisit } from '#app/visits/list-visits.server.ts'
import { db } from '#db/client.server.ts'
import { requestVisit, nameOf, now, ten } from '#test/helpers/visit-scene.ts'

import { addAgent, addNewLead, ownersOf } from '#test/staff/staff-members.ts'

const mark = `undo-${randomInt(1e9)}`
const limited = { role: 'agent', leadScope: 'own', canExport: true, canEdit: false } as const

afterEach(async () => {
  await db.deleteFrom('leads').where('email', '=', 'asha@turns.test').execute()
  await db.deleteFrom('staff_users').where('id', 'like', `%${mark}`).execute()
})

async function person(name: string, role: Staff['role'] = 'agent'): Promise<Staff> {
  await addAgent(db, `${name}-${mark}`, { role })
  return today(`${name}-${mark}`)
}

/** Someone with the rights that they have now. */
async function today(id: string): Promise<Staff> {
  const row = await db
    .selectFrom('staff_users')
    .select(staffColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return staffMember.parse(row)
}

/** Asha gives leads of hers to Vikram in one act, while she sees all of them. */
async function givenAway(count: number) {
  const [asha, vikram, owner] = [
    await person('asha'),
    await person('vikram'),
    await person('meera', 'owner'),
  ]
  const leads: string[] = []
  for (let each = 0; each < count; each += 1) leads.push(await addNewLead(db, { ownerId: asha.id }))
  const seen = leads.map((leadId) => ({ leadId, seen: { ownerId: asha.id } }))
  const { changeSetId } = await changeLeads(
    db,
    { changes: { ownerId: vikram.id }, leads: seen },
    asha,
  )
  return { asha, vikram, owner, leads, changeSetId: changeSetId ?? '' }
}

test('whose view was narrowed gets nothing back by an act of before, and reads of how many leads', async () => {
  const { asha, vikram, owner, leads, changeSetId } = await givenAway(3)
  await changeAccess(db, asha.id, limited, owner)
  expect(await undoChangeSet(db, changeSetId, await today(asha.id))).toEqual({
    kind: 'left',
    undone: 0,
    changedAgain: 0,
    denied: 3,
  })
  expect(await ownersOf(db, leads)).toEqual(leads.map(() => vikram.id))
  expect(await undoChangeSet(db, changeSetId, owner), 'an owner still may').toMatchObject({
    kind: 'changed',
  })
})

test('who was suspended meanwhile undoes nothing of before', async () => {
  const { asha, vikram, owner, leads, changeSetId } = await givenAway(1)
  await suspendPerson(db, asha.id, owner)
  await restorePerson(db, asha.id, owner)
  expect(await undoChangeSet(db, changeSetId, await today(asha.id))).toMatchObject({
    kind: 'left',
    denied: 1,
  })
  expect(await ownersOf(db, leads)).toEqual([vikram.id])
})

test('a lead that is no longer theirs is left, the others of the act are undone', async () => {
  const [asha, vikram] = [await person('asha'), await person('vikram')]
  const own = { ...asha, leadScope: 'own' } as const
  const leads = [
    await addNewLead(db, { ownerId: asha.id }),
    await addNewLead(db, { ownerId: asha.id }),
  ] as const
  const changes = { status: 'lost', lostReason: 'price' } as const
  const seen = leads.map((leadId) => ({ leadId, seen: { status: 'new' as const } }))
  const { changeSetId } = await changeLeads(db, { changes, leads: seen }, own)
  await changeLead(db, { leadId: leads[0], changes: { ownerId: vikram.id } }, 'system')
  expect(await undoChangeSet(db, changeSetId ?? '', own)).toEqual({
    kind: 'left',
    undone: 1,
    changedAgain: 0,
    denied: 1,
  })
  expect(await findFacts(db, leads[0], 'system')).toMatchObject({ status: 'lost' })
  expect(await findFacts(db, leads[1], 'system')).toMatchObject({ status: 'new' })
})

test('who gave a lead away takes it back only until someone else works on it', async () => {
  const [asha, vikram] = [await person('asha'), await person('vikram')]
  const own = { ...asha, leadScope: 'own' } as const
  const leadId = await addNewLead(db, { ownerId: asha.id })
  const given = await changeLead(db, { leadId, changes: { ownerId: vikram.id } }, own)
  const words = [{ kind: 'note', text: 'Called.' }] as const
  await changeLead(db, { leadId, activities: words }, vikram)
  const changeSetId = given.kind === 'changed' ? given.changeSetId : ''
  expect(await undoChangeSet(db, changeSetId, own)).toMatchObject({ kind: 'left', denied: 1 })
  expect(await ownersOf(db, [leadId])).toEqual([vikram.id])
})

test('who gave a lead away takes it back within minutes, and not later', async () => {
  const [asha, vikram] = [await person('asha'), await person('vikram')]
  const own = { ...asha, leadScope: 'own' } as const
  const give = async (minutes: number) => {
    const leadId = await addNewLead(db, { ownerId: vikram.id })
    const { rows } = await sql<{ change_set_id: string }>`
      insert into lead_changes (lead_id, change_set_id, kind, old_value, new_value, staff_id, changed_at)
      values (${leadId}, gen_random_uuid(), ${factKinds.ownerId}, ${asha.id}, ${vikram.id}, ${asha.id},
        now() - make_interval(mins => ${minutes})) returning change_set_id`.execute(db)
    return { leadId, changeSetId: rows[0]?.change_set_id ?? '' }
  }
  const [soon, late] = [await give(9), await give(11)]
  expect(await undoChangeSet(db, soon.changeSetId, own)).toMatchObject({ kind: 'changed' })
  expect(await undoChangeSet(db, late.changeSetId, own)).toMatchObject({ kind: 'left', denied: 1 })
  expect(await ownersOf(db, [soon.leadId, late.leadId])).toEqual([asha.id, vikram.id])
})

test('no undo and no change gives a lead to who is suspended', async () => {
  const { asha, vikram, owner, leads, changeSetId } = await givenAway(1)
  await suspendStaff(db, asha)
  expect(await undoChangeSet(db, changeSetId, owner)).toMatchObject({ kind: 'conflict' })
  const change = { leadId: leads[0] ?? '', changes: { ownerId: asha.id } }
  expect(await changeLead(db, change, 'system')).toMatchObject({ kind: 'conflict' })
  expect(await ownersOf(db, leads)).toEqual([vikram.id])
  const kept = { leadId: await addNewLead(db, { ownerId: asha.id }), changes: { ownerId: asha.id } }
  expect(await changeLead(db, kept, owner), 'what is theirs stays').toMatchObject({
    kind: 'changed',
  })
})

test('what was said of two people is not unsaid by who no longer sees both', async () => {
  const [asha, vikram] = [await person('asha'), await person('vikram')]
  const own = { ...asha, leadScope: 'own' } as const
  const [leadId, otherId] = [
    await addNewLead(db, { ownerId: asha.id }),
    await addNewLead(db, { ownerId: asha.id }),
  ]
  const said = await mergePeople(db, { leadId, otherId }, own)
  await changeLead(db, { leadId: otherId, changes: { ownerId: vikram.id } }, 'system')
  const changeSetId = said.kind === 'changed' ? said.changeSetId : ''
  expect(await undoChangeSet(db, changeSetId, own)).toMatchObject({ kind: 'left', denied: 1 })
  expect(await undoChangeSet(db, changeSetId, asha), 'who sees all').toMatchObject({
    kind: 'changed',
  })
})

test('an act on a visit is closed by a narrowed view too, and gives no hour to who is suspended', async () => {
  const [asha, vikram] = [await person('asha'), await person('vikram')]
  const owner = await person('meera', 'owner')
  const leadId = await addNewLead(db, { ownerId: asha.id })
  const visitId = await requestVisit(db, leadId, ten)
  const to = (agentId: string, seen: number, by: Staff) =>
    changeVisit(db, { visitId, seen, to: { status: 'confirmed', agentId } }, by, nameOf, now)
  await to(vikram.id, 0, asha)
  await changeAccess(db, asha.id, limited, owner)
  const before = await today(asha.id)
  expect(await undoVisit(db, { visitId, seen: 1 }, before, now)).toEqual({ kind: 'gone-on' })
  await to(owner.id, 1, owner)
  await suspendStaff(db, vikram)
  expect(await undoVisit(db, { visitId, seen: 2 }, owner, now)).toEqual({ kind: 'unassigned' })
  expect(await findDashboardVisit(db, visitId, owner)).toMatchObject({ agentId: owner.id })
})

test('an agent’s acts on their own leave are closed by a suspension', async () => {
  const [asha, owner] = [await person('asha'), await person('meera', 'owner')]
  const leave = { staffId: asha.id, from: '2099-01-01', to: '2099-01-02', reason: '' }
  const entered = await enterLeave(db, leave, asha.id)
  await suspendPerson(db, asha.id, owner)
  await restorePerson(db, asha.id, owner)
  const changeSetId = entered.kind === 'entered' ? entered.changeSetId : ''
  expect(await undoSetUp(db, changeSetId, asha)).toBe(false)
  expect(await undoSetUp(db, changeSetId, owner)).toBe(true)
})
