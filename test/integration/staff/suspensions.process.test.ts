import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { revokedText } from '#app/editor/schedules/revoked-text.ts'
import {
  projectLinks,
  projectSchedules,
  projectVersions,
} from '#app/projects/publishing/project-store.server.ts'
import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { checkCredentials } from '#app/staff/login/check-credentials.server.ts'
import { signIn } from '#app/staff/sessions/session.server.ts'
import { findSignedIn } from '#app/staff/sessions/signed-in.server.ts'
import {
  hasActiveOwner,
  restoreStaff,
  suspendStaff,
} from '#app/staff/sessions/suspensions.server.ts'
import { db } from '#db/client.server.ts'
import { plainDraft } from '#test/catalogue/plain-draft.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const phone = '9876543277'
const password = 'seven quiet lanterns'
const address = '203.0.113.7'

beforeEach(async () => {
  await addUsualAgent(db, { phone, password })
})

afterEach(async () => {
  await db.deleteFrom('staff_users').where('phone', '=', phone).execute()
  await db.deleteFrom('sign_in_attempts').where('phone', '=', phone).execute()
})

const command = (...words: string[]) => run('cli/staff/suspend.ts', ...words)
const restore = (...words: string[]) => run('cli/staff/restore.ts', ...words)

async function run(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, words)
  return stdout.trim()
}

function visit(cookie = ''): Request {
  return new Request('http://homes.test/dashboard', { headers: { Cookie: cookie } })
}

async function cookieOfNewSession(): Promise<string> {
  const result = await signIn(db, visit(), { phone, password }, address)
  if (result.kind !== 'signed-in') throw new Error(result.kind)
  return result.cookies.getSetCookie()[0]?.split(';')[0] ?? ''
}

test('who is suspended by the command is signed out, and gets the answer of a wrong password', async () => {
  const cookie = await cookieOfNewSession()
  const signedOut = 'suspended, and is signed out everywhere.'
  expect(await command('--phone', `+91 ${phone}`)).toBe(`Front Desk is ${signedOut}`)
  expect(await command('--phone', phone)).toBe(`Front Desk was already ${signedOut}`)
  expect(await findSignedIn(db, visit(cookie))).toBeUndefined()
  expect(await signIn(db, visit(), { phone, password }, address)).toEqual({ kind: 'wrong' })
  expect(await checkCredentials(db, { phone, password }, address)).toEqual({ kind: 'wrong' })
  const { rows } = await db.executeQuery<{ suspended_at: Date; restored_at: Date | null }>(
    db.selectFrom('staff_suspensions').select(['suspended_at', 'restored_at']).compile(),
  )
  expect(rows).toEqual([{ suspended_at: expect.any(Date), restored_at: null }])

  expect(await restore('--phone', phone)).toBe('Front Desk can sign in again.')
  expect(await restore('--phone', phone)).toBe('Front Desk was not suspended.')
  const again = await cookieOfNewSession()
  expect(await findSignedIn(db, visit(again))).toMatchObject({ phone })
})

test('whether an owner is left who can sign in is known', async () => {
  await inTransaction(async (trx) => {
    await trx.deleteFrom('staff_users').execute()
    expect(await hasActiveOwner(trx)).toBe(false)
    await addStaff(trx, { name: 'Meera', phone: '9876543278', role: 'owner', password })
    await addUsualAgent(trx, { phone, password })
    expect(await hasActiveOwner(trx)).toBe(true)
    const owner = await findStaffByPhone(trx, '9876543278')
    if (owner) await suspendStaff(trx, owner)
    expect(await hasActiveOwner(trx)).toBe(false)
    if (owner) await restoreStaff(trx, owner)
    expect(await hasActiveOwner(trx)).toBe(true)
  })
})

test('a session that began while its owner was being suspended is no one’s', async () => {
  const cookie = await cookieOfNewSession()
  const staff = await findStaffByPhone(db, phone)
  await db
    .insertInto('staff_suspensions')
    .values({ user_id: staff?.id ?? '' })
    .execute()
  expect(await findSignedIn(db, visit(cookie))).toBeUndefined()
})

test('the command ends what they scheduled and linked to, as the dashboard does', async () => {
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error('No account')
  await db.updateTable('staff_users').set({ can_edit: true }).where('id', '=', staff.id).execute()
  const content = { ...plainDraft('command-meadows', 'Command Meadows'), id: 952 }
  const draft = { subject: 952, basedOn: null, content, sources: {} }
  const saved = await projectVersions.save(db, draft, staff)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  const publishAt = new Date('2099-11-26T18:33:00Z')
  await projectSchedules.add(db, { versionId: saved.id, publishAt }, staff)
  const token = await projectLinks.add(db, saved.id, staff)
  expect(await command('--phone', phone)).toBe(
    `Front Desk is suspended, and is signed out everywhere. ${revokedText({
      schedules: [{ name: 'Command Meadows', publishAt: publishAt.toISOString() }],
      links: 1,
    })}`,
  )
  await restore('--phone', phone)
  expect(await projectSchedules.listOf(db, 952)).toMatchObject([{ outcome: 'revoked' }])
  const links = db.selectFrom('project_links').select('version_id').where('made_by', '=', staff.id)
  expect([token.length, await links.execute()]).toEqual([48, []])
  const kinds = await db
    .selectFrom('audit_log')
    .select('kind')
    .where('person_id', '=', staff.id)
    .orderBy('id')
    .execute()
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'account-added',
    'suspended',
    'project-schedule-revoked',
    'preview-links-revoked',
    'restored',
  ])
  await db.deleteFrom('project_schedules').execute()
})

test('the command says what is missing or unknown', async () => {
  await expect(command()).rejects.toThrow('bin/northlight staff suspend --phone 9876543210')
  await expect(command('--phone', '9876500099')).rejects.toThrow('No one has an account')
})
