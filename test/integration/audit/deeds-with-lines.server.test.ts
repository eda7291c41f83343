import { randomInt } from 'node:crypto'

import { afterEach, expect, test } from 'vitest'

import { moveSpam } from '#app/routes/dashboard/spam/move-spam.server.ts'
import { addStaff, findStaffByPhone, resetPassword } from '#app/staff/accounts.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { expectNothing } from '#test/helpers/database/failing.ts'

import { addNewLead } from '#test/staff/staff-members.ts'

const phone = `97${randomInt(10_000_000, 99_999_999)}`
const password = 'seven quiet lanterns'

afterEach(async () => {
  await db.deleteFrom('leads').where('email', '=', 'asha@turns.test').execute()
  await db.deleteFrom('staff_users').where('phone', '=', phone).execute()
})

async function scene() {
  await addStaff(db, { name: 'Rukmini Rao', phone, role: 'owner', password })
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error('There is no account')
  const lead = await addNewLead(db)
  await db.updateTable('leads').set({ spam_reason: 'phone' }).where('id', '=', lead).execute()
  return { staff, lead, seen: () => seen(staff, lead) }
}

/** All that the deeds change, and how often the record tells of them. */
async function seen({ id }: Staff, lead: string) {
  const accounts = db.selectFrom('staff_accounts').select('password').where('user_id', '=', id)
  const sessions = db.selectFrom('staff_sessions').select('id').where('user_id', '=', id)
  const leads = db.selectFrom('leads').select('spam_reason').where('id', '=', lead)
  const accepted = db.selectFrom('spam_approvals').select('lead_id').where('lead_id', '=', lead)
  const told = db.selectFrom('outbox').select('kind').where('lead_id', '=', lead)
  const lines = db
    .selectFrom('audit_log')
    .select('kind')
    .where((row) => row.or([row('lead_id', '=', lead), row('person_id', '=', id)]))
  return {
    accounts: await accounts.execute(),
    sessions: await sessions.execute(),
    leads: await leads.execute(),
    accepted: await accepted.execute(),
    told: await told.execute(),
    lines: (await lines.execute()).map(({ kind }) => kind).toSorted(),
  }
}

test('spam is moved to the leads and back with its audit log entry, or not at all', async () => {
  const { staff, lead, seen: look } = await scene()
  const accepting = { leadId: lead, isUndo: false }
  const returning = { leadId: lead, isUndo: true }
  await expectNothing(
    ['audit_log', 'leads'],
    (executor) => moveSpam(executor, accepting, staff),
    look,
  )
  expect(await moveSpam(db, accepting, staff)).toBe(true)
  expect(await moveSpam(db, accepting, staff), 'once').toBe(false)
  expect((await look()).lines).toEqual(['account-added', 'suspect-accepted'])
  await expectNothing(['audit_log'], (executor) => moveSpam(executor, returning, staff), look)
  expect(await moveSpam(db, returning, staff)).toBe(true)
  expect((await look()).lines).toEqual(['account-added', 'suspect-accepted', 'suspect-returned'])
})

test('a password is reset with the end of its sessions and its audit log entry, or not at all', async () => {
  const { staff, seen: look } = await scene()
  await db
    .insertInto('staff_sessions')
    .values({ id: phone, user_id: staff.id, token_hash: phone, expires_at: new Date('2100-01-01') })
    .execute()
  const chosen = { password: 'eight loud lanterns', isGiven: true }
  const tables = ['staff_accounts', 'staff_sessions', 'audit_log']
  await expectNothing(tables, (executor) => resetPassword(executor, staff, chosen), look)
  const before = await look()
  expect(await resetPassword(db, staff, chosen)).toEqual({ kind: 'changed' })
  const after = await look()
  expect(after.accounts).not.toEqual(before.accounts)
  expect(after.sessions).toEqual([])
  expect(after.lines).toEqual(['account-added', 'password-reset'])
  expect(await resetPassword(db, staff, { password: 'short' })).toMatchObject({ kind: 'weak' })
  expect(await look()).toEqual(after)
})
