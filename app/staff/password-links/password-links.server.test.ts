import { sql } from 'kysely'
import { expect } from 'vitest'

import { addStaff, findStaffByPhone, resetPassword } from '#app/staff/accounts.server.ts'
import { checkCredentials } from '#app/staff/login/check-credentials.server.ts'
import { restoreStaff, suspendStaff } from '#app/staff/sessions/suspensions.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { changeDetails } from '#app/staff/team/change-details.server.ts'
import { findPerson } from '#app/staff/team/people.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'

import {
  cancelPasswordLink,
  findPasswordLink,
  invitePerson,
  isPasswordToken,
  makePasswordLink,
  setPasswordByLink,
} from './password-links.server.ts'

const password = 'seven quiet lanterns'
const chosen = 'eight loud lanterns'
const owner = { name: 'Rukmini Rao', phone: '9300000061', role: 'owner', password } as const
const meher = { name: 'Meher Irani', phone: '9300000062', role: 'agent' } as const

async function ownerIn(trx: Executor, phone: string = owner.phone): Promise<Staff> {
  await addStaff(trx, { ...owner, phone })
  const found = await findStaffByPhone(trx, phone)
  if (!found) throw new Error('no account')
  return found
}

async function invitation(trx: Executor) {
  const by = await ownerIn(trx)
  const invited = await invitePerson(trx, meher, by)
  if (invited.kind !== 'invited') throw new Error(invited.kind)
  return { by, id: invited.id, token: invited.link.token }
}

async function join(trx: Executor, token: string, typed = chosen): Promise<string> {
  const found = await findPasswordLink(trx, token)
  if (!found) return 'gone'
  return (await setPasswordByLink(trx, { staff: found.staff, token, chosen: typed })).kind
}

async function signIn(trx: Executor, typed: string): Promise<string> {
  const credentials = { phone: meher.phone, password: typed }
  return (await checkCredentials(trx, credentials, '203.0.113.61')).kind
}

it('an invitation names its people, and its account opens nothing before a password is chosen', async ({
  trx,
}) => {
  const { by, id, token } = await invitation(trx)
  expect(isPasswordToken(token)).toBe(true)
  expect(await findPasswordLink(trx, token)).toMatchObject({
    staff: { id, name: meher.name, phone: meher.phone, role: 'agent' },
    isInvited: true,
    madeBy: owner.name,
  })
  expect(await findPerson(trx, id)).toMatchObject({ isInvited: true })
  expect(await signIn(trx, '')).toBe('wrong')
  expect(await signIn(trx, chosen)).toBe('wrong')
  expect(await invitePerson(trx, meher, by)).toEqual({ kind: 'exists', name: meher.name })
})

it('a link sets a good password, once', async ({ trx }) => {
  const { id, token } = await invitation(trx)
  expect(await join(trx, token, 'short')).toBe('weak')
  expect(await join(trx, token)).toBe('changed')
  expect(await signIn(trx, chosen)).toBe('right')
  expect(await join(trx, token, 'nine slow rivers')).toBe('gone')
  expect(await findPerson(trx, id)).toMatchObject({ isInvited: false, linkUntil: undefined })
})

it('only the hash of a link is stored', async ({ trx }) => {
  const { token } = await invitation(trx)
  const rows = await trx.selectFrom('staff_password_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('a newer link replaces the older, and a set password ends it', async ({ trx }) => {
  const { by, id, token } = await invitation(trx)
  const made = await makePasswordLink(trx, id, by)
  if (made.kind !== 'made') throw new Error(made.kind)
  expect(await findPasswordLink(trx, token)).toBeUndefined()
  const found = await findPasswordLink(trx, made.link.token)
  expect(found).toBeDefined()
  if (found) await resetPassword(trx, found.staff, { password })
  expect(await findPasswordLink(trx, made.link.token)).toBeUndefined()
})

it('a link is valid for two days', async ({ trx }) => {
  const { token } = await invitation(trx)
  const age = (interval: string) =>
    sql`update staff_password_links set expires_at = expires_at - ${interval}::interval`.execute(
      trx,
    )
  await age('47 hours 59 minutes')
  expect(await findPasswordLink(trx, token)).toBeDefined()
  await age('1 minute')
  expect(await findPasswordLink(trx, token)).toBeUndefined()
})

it('a suspension ends a link for good', async ({ trx }) => {
  const { by, id, token } = await invitation(trx)
  const person = await findPerson(trx, id)
  if (!person) throw new Error('no account')
  await suspendStaff(trx, person)
  expect(await findPasswordLink(trx, token)).toBeUndefined()
  expect(await makePasswordLink(trx, id, by)).toEqual({ kind: 'suspended' })
  await restoreStaff(trx, person)
  expect(await findPasswordLink(trx, token)).toBeUndefined()
})

it('a link stops while its maker is suspended or no owner', async ({ trx }) => {
  const { by, token } = await invitation(trx)
  await suspendStaff(trx, by)
  expect(await findPasswordLink(trx, token)).toBeUndefined()
  await restoreStaff(trx, by)
  expect(await findPasswordLink(trx, token)).toBeDefined()
  await trx.updateTable('staff_users').set({ role: 'agent' }).where('id', '=', by.id).execute()
  expect(await findPasswordLink(trx, token)).toBeUndefined()
})

it('another phone ends the link that went to the first, another name does not', async ({ trx }) => {
  const { by, id, token } = await invitation(trx)
  await changeDetails(trx, id, { name: 'Mehr Irani', phone: meher.phone }, by)
  expect(await findPasswordLink(trx, token)).toBeDefined()
  await changeDetails(trx, id, { name: 'Mehr Irani', phone: '9300000063' }, by)
  expect(await findPasswordLink(trx, token)).toBeUndefined()
})

it('a cancelled invitation removes the account, and the phone is free again', async ({ trx }) => {
  const { by, id, token } = await invitation(trx)
  expect(await cancelPasswordLink(trx, id, by)).toEqual({ kind: 'removed' })
  expect(await findPasswordLink(trx, token)).toBeUndefined()
  expect(await findPerson(trx, id)).toBeUndefined()
  expect(await invitePerson(trx, meher, by)).toMatchObject({ kind: 'invited' })
})

it('an invited person whom a rule names stays until the rule names others', async ({ trx }) => {
  const { by, id, token } = await invitation(trx)
  await sql`insert into assignment_rule_people (rule_id, staff_id)
    select id, ${id} from assignment_rules where is_fallback`.execute(trx)
  expect(await cancelPasswordLink(trx, id, by)).toEqual({ kind: 'in-rule' })
  expect(await findPasswordLink(trx, token)).toBeDefined()
})

it('a cancelled link leaves the account and its password as they are', async ({ trx }) => {
  const { by, id, token } = await invitation(trx)
  await join(trx, token)
  const made = await makePasswordLink(trx, id, by)
  expect(await cancelPasswordLink(trx, id, by)).toEqual({ kind: 'cancelled' })
  expect(made.kind === 'made' && (await findPasswordLink(trx, made.link.token))).toBeUndefined()
  expect(await signIn(trx, chosen)).toBe('right')
})

it('text that is no link finds nothing', async ({ trx }) => {
  for (const text of ['', 'nowhere', '\0', 'A'.repeat(64), '0'.repeat(63)])
    expect(await findPasswordLink(trx, text)).toBeUndefined()
})
