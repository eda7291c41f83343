import { expect } from 'vitest'

import { addAgent } from '#test/staff/staff-members.ts'
import { it } from '#test/helpers/database/database.ts'
import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { invitePerson } from '#app/staff/password-links/password-links.server.ts'
import { suspendStaff } from '#app/staff/sessions/suspensions.server.ts'

import { findGoLiveCount, hideGoLive, listGoLiveSteps, showGoLive } from './go-live.server.ts'

const password = 'seven quiet lanterns'
const owner = { name: 'Meera Rao', phone: '9300000082', role: 'owner', password } as const

it('the team counts who can sign in and who is invited, but no one who is suspended', async ({
  trx,
}) => {
  await trx.deleteFrom('staff_users').execute()
  await addStaff(trx, owner)
  const by = await findStaffByPhone(trx, owner.phone)
  if (!by) throw new Error('no account')
  const hasTeam = async () =>
    (await listGoLiveSteps(trx)).find(({ name }) => name === 'team')?.isDone
  expect(await hasTeam()).toBe(false)
  const invited = await invitePerson(
    trx,
    { name: 'Dev Nair', phone: '9300000083', role: 'agent' },
    by,
  )
  expect(await hasTeam()).toBe(true)
  const dev = await findStaffByPhone(trx, '9300000083')
  if (invited.kind !== 'invited' || !dev) throw new Error('not invited')
  await suspendStaff(trx, dev)
  expect(await hasTeam()).toBe(false)
})

it('the list leaves the first page when an owner hides it, and comes back', async ({ trx }) => {
  const by = { id: await addAgent(trx, 'hider', { role: 'owner' }) }
  expect(await findGoLiveCount(trx)).toMatchObject({ all: 7 })
  await hideGoLive(trx, by)
  await hideGoLive(trx, by)
  expect(await findGoLiveCount(trx)).toBeUndefined()
  await showGoLive(trx)
  expect(await findGoLiveCount(trx)).toBeDefined()
})
