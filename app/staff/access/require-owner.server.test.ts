import { expect, test } from 'vitest'

import { addAgent } from '#test/staff/staff-members.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { requireOwnerNow } from './require-owner.server.ts'

test('an owner who became an agent during an upload is refused', async () => {
  await inTransaction(async (trx) => {
    const id = await addAgent(trx, 'former-owner.test', { role: 'owner' })
    await expect(requireOwnerNow(trx, { id })).resolves.toBeUndefined()
    await trx.updateTable('staff_users').set({ role: 'agent' }).where('id', '=', id).execute()
    await expect(requireOwnerNow(trx, { id })).rejects.toMatchObject({ status: 403 })
  })
})
