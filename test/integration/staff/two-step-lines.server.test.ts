import { randomInt } from 'node:crypto'

import { afterEach, expect, test } from 'vitest'

import {
  beginTwoStep,
  confirmTwoStep,
  endOwnTwoStep,
  proveTwoStep,
  renewRecoveryCodes,
} from '#app/staff/two-step/two-step.server.ts'
import { db, type Executor } from '#db/client.server.ts'
import { expectNothing } from '#test/helpers/database/failing.ts'

import { secretOf, shownCode } from '#test/staff/totp-code.ts'

const CODES = 10
/** An audit log entry stays for good: each test has someone of its own. */
let person = someone()

afterEach(async () => {
  await db.deleteFrom('staff_users').where('id', '=', person.id).execute()
  person = someone()
})

function someone() {
  const figures = String(randomInt(10_000_000, 99_999_999))
  return { id: `second-${figures}`, phone: `96${figures}` }
}

/** Someone with a key that they have not confirmed, who is signed in twice. */
async function scene(): Promise<string> {
  const { id, phone } = person
  await db
    .insertInto('staff_users')
    .values({ id, phone, name: 'Second', email: `${id}@staff.invalid` })
    .execute()
  await signInAgain('here')
  await signInAgain('elsewhere')
  const begun = await beginTwoStep(db, person, 'Homes')
  return shownCode(secretOf(begun?.key ?? ''))
}

async function signInAgain(where: string): Promise<void> {
  const session = `${person.id}-${where}`
  await db
    .insertInto('staff_sessions')
    .values({
      id: session,
      user_id: person.id,
      token_hash: session,
      expires_at: new Date('2100-01-01'),
    })
    .execute()
}

const confirm = (executor: Executor, typed: string) =>
  confirmTwoStep(executor, person, { typed, session: `${person.id}-here` })

const end = (executor: Executor) => endOwnTwoStep(executor, person, `${person.id}-here`)

/** All that these deeds change, and what the record tells of them. */
async function look() {
  const { id } = person
  const step = db
    .selectFrom('staff_two_step')
    .select(['confirmed_at', 'last_step'])
    .where('user_id', '=', id)
  const codes = db
    .selectFrom('staff_recovery_codes')
    .select(['code_hash', 'used_at'])
    .where('user_id', '=', id)
    .orderBy('id')
  const sessions = db
    .selectFrom('staff_sessions')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id')
  const lines = db.selectFrom('audit_log').select('kind').where('staff_id', '=', id).orderBy('id')
  return {
    step: await step.execute(),
    codes: await codes.execute(),
    sessions: (await sessions.execute()).map((row) => row.id.slice(id.length + 1)),
    lines: (await lines.execute()).map(({ kind }) => kind),
  }
}

test('it is turned on with its codes, the end of other sessions and its line, or not at all', async () => {
  const typed = await scene()
  const tables = ['staff_two_step', 'staff_recovery_codes', 'audit_log', 'staff_sessions']
  await expectNothing(tables, (executor) => confirm(executor, typed), look)
  expect(await confirm(db, typed)).toHaveLength(CODES)
  const after = await look()
  expect(after).toMatchObject({ sessions: ['here'], lines: ['second-step-on'] })
  expect(after.codes).toHaveLength(CODES)
  expect(await confirm(db, typed), 'once').toBeUndefined()
  expect(await look()).toEqual(after)
})

test('new codes are made with their line, or the ones before still work', async () => {
  const typed = await scene()
  expect(await renewRecoveryCodes(db, person), 'before it is on').toBeUndefined()
  const [first = ''] = (await confirm(db, typed)) ?? []
  await expectNothing(
    ['staff_recovery_codes', 'audit_log'],
    (executor) => renewRecoveryCodes(executor, person),
    look,
  )
  expect(await proveTwoStep(db, person.id, first)).toBe('recovery-code')
  const made = await Promise.all([renewRecoveryCodes(db, person), renewRecoveryCodes(db, person)])
  for (const codes of made) expect(codes).toHaveLength(CODES)
  const { codes, lines } = await look()
  expect(codes).toHaveLength(CODES)
  expect(lines.slice(2)).toEqual(['recovery-codes-made', 'recovery-codes-made'])
})

test('a recovery code is used up with its line, or works still', async () => {
  const [code = ''] = (await confirm(db, await scene())) ?? []
  await expectNothing(['audit_log'], (executor) => proveTwoStep(executor, person.id, code), look)
  const both = [proveTwoStep(db, person.id, code), proveTwoStep(db, person.id, code)]
  const proofs = await Promise.all(both)
  expect(proofs.filter((proof) => proof !== undefined)).toEqual(['recovery-code'])
  expect((await look()).lines).toEqual(['second-step-on', 'recovery-code-used'])
  const { detail } = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('staff_id', '=', person.id)
    .where('kind', '=', 'recovery-code-used')
    .executeTakeFirstOrThrow()
  expect(detail).toEqual({ left: CODES - 1 })
})

test('its owner turns it off with the end of other sessions and its line, or not at all', async () => {
  await confirm(db, await scene())
  await signInAgain('elsewhere')
  const tables = ['staff_recovery_codes', 'staff_two_step', 'audit_log', 'staff_sessions']
  await expectNothing(tables, end, look)
  await end(db)
  expect(await look()).toEqual({
    step: [],
    codes: [],
    sessions: ['here'],
    lines: ['second-step-on', 'second-step-off'],
  })
})
