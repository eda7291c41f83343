import { randomInt } from 'node:crypto'

import { expect } from 'vitest'

import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { suspendStaff } from '#app/staff/sessions/suspensions.server.ts'
import { db } from '#db/client.server.ts'
import { postForm } from '#test/helpers/site/app.ts'

export const password = 'seven quiet lanterns'

/**
 * Who may ask: a visitor who is not signed in, an agent who sees all leads, one who sees their own alone, one
 * who sees all and edits the site, a
 * suspended agent with the cookie of before, one who is signed in with a password that the owner gave,
 * and an owner.
 */
export const roles = ['visitor', 'agent', 'own', 'editor', 'suspended', 'given', 'owner'] as const
export type Role = (typeof roles)[number]
/** A visitor has no id and no phone. */
export type Person = { role: Role; id: string; phone: string }

/** An account of each role. */
export async function addPeople(canExport: boolean): Promise<Record<Role, Person>> {
  return {
    visitor: { role: 'visitor', id: '', phone: '' },
    agent: await addPerson('agent', canExport),
    own: await addPerson('own', canExport),
    editor: await addPerson('editor', canExport),
    suspended: await addPerson('suspended', canExport),
    given: await addPerson('given', canExport),
    owner: await addPerson('owner', canExport),
  }
}

async function addPerson(role: Role, canExport: boolean): Promise<Person> {
  const phone = `97${randomInt(10_000_000, 99_999_999)}`
  const added = await addStaff(db, {
    name: `The ${role}`,
    phone,
    role: role === 'owner' ? 'owner' : 'agent',
    password,
    isTemporary: role === 'given',
  })
  if (added.kind !== 'added') throw new Error(`No account for ${role}`)
  await db
    .updateTable('staff_users')
    .set({
      can_export: canExport,
      can_edit: role === 'editor',
      lead_scope: role === 'own' ? 'own' : 'all',
    })
    .where('id', '=', added.id)
    .execute()
  return { role, id: added.id, phone }
}

/** Signs someone in; answers their cookie, which a suspended person had before. */
export async function signIn({ role, phone }: Person): Promise<string> {
  if (role === 'visitor') return ''
  const isSuspended = role === 'suspended'
  if (isSuspended)
    await db.updateTable('staff_suspensions').set({ restored_at: new Date() }).execute()
  await db.deleteFrom('sign_in_attempts').execute()
  const answer = await postForm('/admin', { phone, password })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')
  const staff = await findStaffByPhone(db, phone)
  if (isSuspended && staff) await suspendStaff(db, staff)
  return cookie
}

export async function removePeople(people: Record<Role, Person>): Promise<void> {
  const ids = Object.values(people).map(({ id }) => id)
  await db.deleteFrom('staff_users').where('id', 'in', ids).execute()
  await db.deleteFrom('sign_in_attempts').execute()
}
