import { expect, test } from 'vitest'

import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { db, type Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'

import { addAgent } from '#test/staff/staff-members.ts'

const password = 'seven quiet lanterns'
const person = { name: 'Dev Kulkarni', phone: '+919300000046', role: 'agent', password } as const

function lines(trx: Executor) {
  return trx
    .selectFrom('audit_log')
    .select(['staff_id', 'person_id', 'detail'])
    .where('kind', '=', 'account-added')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
}

it('an account is added with its audit log entry, which says by whom', async ({ trx }) => {
  const by = { id: await addAgent(trx, 'adder', { role: 'owner' }) }
  const added = await addStaff(trx, person, by)
  if (added.kind !== 'added') throw new Error(added.kind)
  const line = { staff_id: 'adder', person_id: added.id, detail: { role: 'agent' } }
  expect(await lines(trx)).toEqual([line])
  expect(await addStaff(trx, person)).toEqual({ kind: 'exists', name: person.name })
  expect(await lines(trx)).toEqual([line])
})

it('a new agent sees the leads of their own and makes no files, unless it is said otherwise', async ({
  trx,
}) => {
  const accessOf = async (more: { leadScope?: 'all'; canExport?: boolean }, phone: string) => {
    await addStaff(trx, { ...person, phone, ...more })
    const found = await findStaffByPhone(trx, phone)
    return [found?.leadScope, found?.canExport]
  }
  expect(await accessOf({}, '+919300000047')).toEqual(['own', false])
  expect(await accessOf({ leadScope: 'all', canExport: true }, '+919300000048')).toEqual([
    'all',
    true,
  ])
  const row = { id: 'bare', name: 'Bare', phone: '+919300000049', email: 'bare@staff.invalid' }
  await trx.insertInto('staff_users').values(row).execute()
  expect(await findStaffByPhone(trx, row.phone)).toMatchObject({
    leadScope: 'own',
    canExport: false,
  })
})

test('where the line cannot be written there is no account either', async () => {
  // No text of the database holds this letter.
  await expect(addStaff(db, person, { id: '\u0000' })).rejects.toThrow('0x00')
  const left = await db.selectFrom('staff_users').where('phone', '=', person.phone).execute()
  expect(left).toEqual([])
})
