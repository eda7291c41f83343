import { expect, test } from 'vitest'

import { db, type Executor } from '#app/db.server.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { inTransaction } from '#test/database.ts'
import { addAgent } from '#test/staff/desk-people.ts'

const password = 'seven quiet lanterns'
const person = { name: 'Dev Kulkarni', phone: '+919300000046', role: 'agent', password } as const

function lines(trx: Executor) {
  return trx
    .selectFrom('record')
    .select(['staff_id', 'person_id', 'detail'])
    .where('kind', '=', 'account-added')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
}

test('an account is added with its line of the record, which says by whom', async () => {
  await inTransaction(async (trx) => {
    const by = { id: await addAgent(trx, 'adder', { role: 'owner' }) }
    const added = await addStaff(trx, person, by)
    if (added.kind !== 'added') throw new Error(added.kind)
    const line = { staff_id: 'adder', person_id: added.id, detail: { role: 'agent' } }
    expect(await lines(trx)).toEqual([line])
    expect(await addStaff(trx, person)).toEqual({ kind: 'exists', name: person.name })
    expect(await lines(trx)).toEqual([line])
  })
})

test('where the line cannot be written there is no account either', async () => {
  // No text of the database holds this letter.
  await expect(addStaff(db, person, { id: '\u0000' })).rejects.toThrow('0x00')
  const left = await db.selectFrom('staff_users').where('phone', '=', person.phone).execute()
  expect(left).toEqual([])
})
