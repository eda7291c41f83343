import { sql } from 'kysely'
import { expect } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { changeAccess, restorePerson, suspendPerson } from '#app/staff/team/access.server.ts'
import { changeDetails } from '#app/staff/team/change-details.server.ts'
import { findAccountChangeSet } from '#app/staff/team/change-sets.server.ts'
import { findPerson } from '#app/staff/team/people.server.ts'
import { undoAccountChangeSet } from '#app/staff/team/undo-change-set.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const password = 'seven quiet lanterns'
const asAgent = { role: 'agent', leadScope: 'own', canExport: false, canEdit: false } as const

async function add(db: Executor, phone: string, role: Staff['role'] = 'agent'): Promise<Staff> {
  await addUsualAgent(db, { name: `Person ${phone}`, phone, role, password })
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error(`No one has ${phone}`)
  return staff
}

async function scene(db: Executor) {
  return {
    owner: await add(db, '+15550000001', 'owner'),
    other: await add(db, '+15550000002', 'owner'),
    agent: await add(db, '+15550000003'),
  }
}

async function addSession(db: Executor, userId: string, id: string): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({ id, user_id: userId, token_hash: id, expires_at: new Date('2100-01-01') })
    .execute()
}

/** The act of something that was done. */
async function actOf(
  done: Promise<{ kind: string; changeSetId?: string | undefined }>,
): Promise<string> {
  const { kind, changeSetId = '' } = await done
  expect(kind).toBe('changed')
  return changeSetId
}

async function newestLine(db: Executor): Promise<string | undefined> {
  return (await listAudit(db, null)).lines[0]?.text
}

it('rights that were set are taken back once, and the audit log says both', async ({ trx: db }) => {
  const { owner, agent } = await scene(db)
  const changeSetId = await actOf(changeAccess(db, agent.id, asAgent, owner))
  expect(await undoAccountChangeSet(db, changeSetId, agent), 'not by an agent').toBe(false)
  expect(await undoAccountChangeSet(db, changeSetId, owner)).toBe(true)
  expect(await findPerson(db, agent.id)).toMatchObject({ leadScope: 'all', canExport: true })
  expect(await newestLine(db)).toContain('can export no → yes')
  expect(await undoAccountChangeSet(db, changeSetId, owner), 'once').toBe(false)
  const { rows } = await sql`select from change_sets where reverted_at is null`.execute(db)
  expect(rows, 'what takes an act back is none').toEqual([])
})

it('an act of before agents could be let edit is taken back', async ({ trx: db }) => {
  const { owner, agent } = await scene(db)
  const changeSetId = await actOf(changeAccess(db, agent.id, asAgent, owner))
  await sql`update change_sets set changes = changes #- '{was,canEdit}' #- '{became,canEdit}'
    where id = ${changeSetId}`.execute(db)
  expect(await undoAccountChangeSet(db, changeSetId, owner)).toBe(true)
  expect(await findPerson(db, agent.id)).toMatchObject({ canExport: true, canEdit: false })
})

it('rights that were set again since stay', async ({ trx: db }) => {
  const { owner, agent } = await scene(db)
  const changeSetId = await actOf(changeAccess(db, agent.id, asAgent, owner))
  await changeAccess(db, agent.id, { ...asAgent, canExport: true }, owner)
  expect(await undoAccountChangeSet(db, changeSetId, owner)).toBe(false)
  expect(await findPerson(db, agent.id)).toMatchObject({ leadScope: 'own', canExport: true })
})

it('a suspension and its end are taken back, but never so that no owner is left', async ({
  trx: db,
}) => {
  await db.updateTable('staff_users').set({ role: 'agent' }).execute()
  const { owner, other, agent } = await scene(db)
  const suspended = await actOf(suspendPerson(db, agent.id, owner))
  expect(await undoAccountChangeSet(db, suspended, owner)).toBe(true)
  expect(await findPerson(db, agent.id)).toMatchObject({ isSuspended: false })
  await suspendPerson(db, agent.id, owner)
  const restored = await actOf(restorePerson(db, agent.id, owner))
  expect(await undoAccountChangeSet(db, restored, owner)).toBe(true)
  expect(await findPerson(db, agent.id)).toMatchObject({ isSuspended: true })

  const raised = await actOf(changeAccess(db, agent.id, { ...asAgent, role: 'owner' }, owner))
  await restorePerson(db, agent.id, owner)
  await suspendPerson(db, owner.id, other)
  await suspendPerson(db, other.id, agent)
  expect(await undoAccountChangeSet(db, raised, other), 'the last owner').toBe(false)
  expect(await findPerson(db, agent.id)).toMatchObject({ role: 'owner' })
})

it('another phone is what they sign in with, and ends their sessions but the one that says so', async ({
  trx: db,
}) => {
  const { owner, agent } = await scene(db)
  await addSession(db, agent.id, 'one')
  await addSession(db, agent.id, 'two')
  await addSession(db, owner.id, 'mine')
  const changes = { name: 'Meher Irani', phone: '+15550000009' }
  const changeSetId = await actOf(changeDetails(db, agent.id, changes, owner, 'mine'))
  expect(await findStaffByPhone(db, changes.phone)).toMatchObject({
    id: agent.id,
    name: changes.name,
  })
  expect(await findPerson(db, agent.id)).toMatchObject({ sessions: 0 })
  expect(await newestLine(db)).toBe(
    `${owner.name} changed the phone that Meher Irani signs in with; 2 sessions ended`,
  )
  await addSession(db, owner.id, 'mine too')
  await changeDetails(db, owner.id, { ...owner, phone: '+15550000008' }, owner, 'mine')
  expect(await findPerson(db, owner.id)).toMatchObject({ sessions: 1 })

  const late = await add(db, agent.phone)
  expect(await undoAccountChangeSet(db, changeSetId, owner), 'the phone is another’s by now').toBe(
    false,
  )
  await changeDetails(db, late.id, { ...late, phone: '+15550000007' }, owner)
  expect(await undoAccountChangeSet(db, changeSetId, owner)).toBe(true)
  expect(await findPerson(db, agent.id)).toMatchObject({ name: agent.name, phone: agent.phone })
})

it('a name alone ends nothing, and a phone of another is refused with whose it is', async ({
  trx: db,
}) => {
  const { owner, other, agent } = await scene(db)
  await addSession(db, agent.id, 'one')
  await actOf(changeDetails(db, agent.id, { ...agent, name: 'Meher Irani' }, owner))
  expect(await findPerson(db, agent.id)).toMatchObject({ name: 'Meher Irani', sessions: 1 })
  expect(await newestLine(db)).toBe(`${owner.name} changed the name of Meher Irani`)
  const taken = await changeDetails(db, agent.id, { ...agent, phone: other.phone }, owner)
  expect(taken).toEqual({ kind: 'taken', name: other.name })
  expect(await changeDetails(db, 'unknown', agent, owner)).toEqual({ kind: 'absent' })
  const same = { name: 'Meher Irani', phone: agent.phone }
  expect(await changeDetails(db, agent.id, same, owner)).toEqual({ kind: 'changed' })
})

it('what was done a month ago is not kept', async ({ trx: db }) => {
  const { owner, agent } = await scene(db)
  const changeSetId = await actOf(changeAccess(db, agent.id, asAgent, owner))
  await sql`update change_sets set changed_at = changed_at - interval '31 days'
    where id = ${changeSetId}`.execute(db)
  await suspendPerson(db, agent.id, owner)
  expect(await findAccountChangeSet(db, changeSetId, owner)).toBeUndefined()
})
