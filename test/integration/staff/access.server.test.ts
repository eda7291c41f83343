import { expect } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { staffMember, type Staff } from '#app/staff/staff.ts'
import { changeAccess, restorePerson, suspendPerson } from '#app/staff/team/access.server.ts'
import { listPeople } from '#app/staff/team/people.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'

async function addPerson(db: Executor, id: string, role: Staff['role']): Promise<Staff> {
  const phone = `+1555${id}`
  const row = { id, name: `Person ${id}`, phone, role }
  await db
    .insertInto('staff_users')
    .values({ ...row, email: `${id}@staff.invalid` })
    .execute()
  return staffMember.parse(row)
}

const asOwner = { role: 'owner', leadScope: 'all', canExport: true, canEdit: true } as const
const asAgent = { role: 'agent', leadScope: 'own', canExport: false, canEdit: false } as const

/** Two owners alone: no one else in the database is one while the test lasts. */
async function twoOwners(db: Executor) {
  await db.updateTable('staff_users').set({ role: 'agent' }).execute()
  return [await addPerson(db, '1001', 'owner'), await addPerson(db, '1002', 'owner')] as const
}

it('the last owner who can sign in stays one', async ({ trx }) => {
  const [first, second] = await twoOwners(trx)
  expect(await suspendPerson(trx, second.id, first)).toMatchObject({ kind: 'changed' })
  // As when both press at once: the second was an owner when the page was shown.
  expect(await suspendPerson(trx, first.id, second)).toEqual({ kind: 'last-owner' })
  expect(await changeAccess(trx, first.id, asAgent, second)).toEqual({ kind: 'last-owner' })
  expect(await restorePerson(trx, second.id, first)).toMatchObject({ kind: 'changed' })
  expect(await changeAccess(trx, first.id, asAgent, second)).toMatchObject({ kind: 'changed' })
})

it('no one changes their own role or suspends themselves', async ({ trx }) => {
  const [first] = await twoOwners(trx)
  expect(await changeAccess(trx, first.id, asAgent, first)).toEqual({ kind: 'yourself' })
  expect(await suspendPerson(trx, first.id, first)).toEqual({ kind: 'yourself' })
  expect(await changeAccess(trx, 'unknown', asOwner, first)).toEqual({ kind: 'absent' })
})

it('what was set already is no audit log entry', async ({ trx }) => {
  const [first] = await twoOwners(trx)
  const agent = await addPerson(trx, '1003', 'agent')
  const asEditor = { ...asOwner, role: 'agent' } as const
  await changeAccess(trx, agent.id, asEditor, first)
  await changeAccess(trx, agent.id, asEditor, first)
  const lines = (await listAudit(trx, null)).lines.map(({ text }) => text)
  expect(lines.slice(0, 3)).toEqual([
    'Person 1001: Person 1003 can edit the site no → yes',
    'Person 1001: Person 1003 can export no → yes',
    'Person 1001: Person 1003 sees own leads → all leads',
  ])
  expect(lines.filter((text) => text.includes('Person 1003'))).toHaveLength(3)
  const people = await listPeople(trx)
  expect(people.find(({ id }) => id === agent.id)).toMatchObject({ ...asEditor, sessions: 0 })
})
