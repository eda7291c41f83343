import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

import { afterAll, afterEach, expect, test } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { db, pool } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const given = 'seven quiet lanterns'
const own = 'eight loud lanterns'
const Origin = 'http://homes.test'
const phones: string[] = []

afterEach(async () => {
  await db.deleteFrom('staff_users').where('phone', 'in', phones).execute()
  await db.deleteFrom('sign_in_attempts').execute()
})
afterAll(() => pool.end())

function newPhone(): string {
  const phone = `93${randomInt(10_000_000, 99_999_999)}`
  phones.push(phone)
  return phone
}

async function signedIn(phone: string, password: string): Promise<string> {
  const answer = await postForm('/admin', { phone, password })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function statusOf(Cookie: string) {
  const answer = await fetchPath('/dashboard', { headers: { Cookie } })
  return [answer.status, answer.headers.get('Location')]
}

function choose(Cookie: string, old: string, fresh: string): Promise<Response> {
  return postForm('/dashboard/account', { old, fresh }, { Origin, Cookie })
}

async function called(phone: string, password: string): Promise<number> {
  const answer = await fetchPath('/api/v1/admin/allLeads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({ meta: { pid: 'northlight' }, pay: { phone, password } }),
  })
  await answer.body?.cancel()
  return answer.status
}

/** Runs the owner's command; answers what it said. */
function command(...words: string[]): string {
  const options = { input: `${given}\n`, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['cli/staff/add.ts', ...words],
    options,
  )
  expect(status, stderr).toBe(0)
  return stdout
}

async function isGiven(phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_users')
    .innerJoin('staff_accounts', 'staff_accounts.user_id', 'staff_users.id')
    .select('temporary_password_at')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return row.temporary_password_at !== null
}

test('a given password opens nothing but the choice of another, and that the dashboard', async () => {
  const phone = newPhone()
  const person = { name: 'Meher Irani', phone, role: 'agent', password: given } as const
  await addStaff(db, { ...person, leadScope: 'all', canExport: true, isTemporary: true })
  const Cookie = await signedIn(phone, given)
  expect(await statusOf(Cookie)).toEqual([302, '/dashboard/account'])
  expect(await called(phone, given)).toBe(403)
  const page = await (await fetchPath('/dashboard/account', { headers: { Cookie } })).text()
  expect(page).toContain(ownTexts.password.choose)
  expect(page).not.toContain('/dashboard/follow-ups')
  expect((await choose(Cookie, given, given)).status).toBe(422)
  expect((await choose(Cookie, 'not the given one', own)).status).toBe(422)
  expect((await choose(Cookie, given, 'password12')).status).toBe(422)
  expect(await statusOf(Cookie)).toEqual([302, '/dashboard/account'])
  const elsewhere = await signedIn(phone, given)
  const chosen = await choose(Cookie, given, own)
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([302, '/dashboard'])
  expect(await statusOf(Cookie)).toEqual([200, null])
  expect(await statusOf(elsewhere)).toEqual([302, '/admin'])
  expect(await signedIn(phone, given)).toBe('')
  expect(await called(phone, own)).toBe(200)
})

test('of the command the only owner’s password is their own, anybody else’s but with --own is given', async () => {
  const [owner, agent, other] = [newPhone(), newPhone(), newPhone()]
  await db.deleteFrom('staff_users').where('role', '=', 'owner').execute()
  const named = ['--name', 'Meher Irani', '--phone']
  expect(command(...named, owner, '--role', 'owner')).not.toContain('a password of their own')
  expect(command(...named, agent)).toContain('There they choose a password of their own.')
  command(...named, other, '--role', 'owner')
  expect(await Promise.all([owner, agent, other].map(isGiven))).toEqual([false, true, true])
  command('--phone', agent, '--reset', '--own')
  command('--phone', owner, '--reset')
  expect(await Promise.all([owner, agent].map(isGiven))).toEqual([true, false])
})
