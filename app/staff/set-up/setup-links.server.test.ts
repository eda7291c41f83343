import { sql } from 'kysely'
import { expect } from 'vitest'

import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { checkCredentials } from '#app/staff/login/check-credentials.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { createFirstOwner, findSetupLink, makeSetupLink } from './setup-links.server.ts'

const password = 'seven quiet lanterns'
const meera = { name: 'Meera Rao', phone: '9300000081' }

/** Of a site without accounts. */
async function firstToken(trx: Executor): Promise<string> {
  await trx.deleteFrom('staff_users').execute()
  await trx.deleteFrom('setup_links').execute()
  return newToken(trx)
}

async function newToken(trx: Executor): Promise<string> {
  const link = await makeSetupLink(trx, 3000)
  return /\/setup\/([\da-f]{64})$/.exec(link ?? '')?.[1] ?? ''
}

const create = (trx: Executor, token: string, chosen = password) =>
  createFirstOwner(trx, token, { ...meera, password: chosen })

it('a link makes the owner, once, and ends every other link', async ({ trx }) => {
  const [token, other] = [await firstToken(trx), await newToken(trx)]
  expect(await findSetupLink(trx, token)).toBeInstanceOf(Date)
  expect(await create(trx, token, 'short')).toMatchObject({ kind: 'weak' })
  expect(await create(trx, token)).toMatchObject({ kind: 'created' })
  expect(await findStaffByPhone(trx, meera.phone)).toMatchObject({ ...meera, role: 'owner' })
  expect(
    await checkCredentials(trx, { phone: meera.phone, password }, '203.0.113.81'),
  ).toMatchObject({ kind: 'right' })
  for (const used of [token, other]) {
    expect(await findSetupLink(trx, used)).toBeUndefined()
    expect(await create(trx, used)).toEqual({ kind: 'gone' })
  }
  expect(await trx.selectFrom('setup_links').selectAll().execute()).toEqual([])
})

it('the activity log says how the first owner came', async ({ trx }) => {
  const created = await create(trx, await firstToken(trx))
  const line = await trx
    .selectFrom('audit_log')
    .select(['kind', 'staff_id', 'person_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const id = created.kind === 'created' ? created.id : ''
  expect(line).toEqual({ kind: 'first-owner', staff_id: null, person_id: id })
})

it('a link is valid for a day, and a later start removes it', async ({ trx }) => {
  const token = await firstToken(trx)
  const age = (interval: string) =>
    sql`update setup_links set expires_at = expires_at - ${interval}::interval`.execute(trx)
  await age('23 hours 59 minutes')
  expect(await findSetupLink(trx, token)).toBeDefined()
  await age('1 minute')
  expect(await findSetupLink(trx, token)).toBeUndefined()
  expect(await create(trx, token)).toEqual({ kind: 'gone' })
  await newToken(trx)
  expect(await trx.selectFrom('setup_links').selectAll().execute()).toHaveLength(1)
})

it('an account of any kind ends the links, and no new one is made', async ({ trx }) => {
  const token = await firstToken(trx)
  await addStaff(trx, { ...meera, role: 'agent', password })
  expect(await findSetupLink(trx, token)).toBeUndefined()
  expect(await create(trx, token)).toEqual({ kind: 'gone' })
  expect(await makeSetupLink(trx, 3000)).toBeUndefined()
})

it('people of example data, who cannot sign in, leave the links as they are', async ({ trx }) => {
  const token = await firstToken(trx)
  await addAgent(trx, 'demo-meera')
  expect(await makeSetupLink(trx, 3000)).toBeDefined()
  expect(await create(trx, token)).toMatchObject({ kind: 'created' })
})

it('only the hash of a link is stored, and other text finds nothing', async ({ trx }) => {
  const token = await firstToken(trx)
  const rows = await trx.selectFrom('setup_links').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  for (const text of ['', 'nowhere', '\0', '0'.repeat(64)])
    expect(await findSetupLink(trx, text)).toBeUndefined()
})
