import { expect, test } from 'vitest'

import { addStaff, findStaffByPhone, resetPassword } from '#app/staff/accounts.server.ts'
import { beginAttempt } from '#app/staff/login/sign-in-attempts.server.ts'
import { changeOwnPassword } from '#app/staff/password/own-password.server.ts'
import { restoreStaff, suspendStaff } from '#app/staff/sessions/suspensions.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { endSessions } from '#app/staff/team/people.server.ts'
import {
  beginPendingLogin,
  findHalfWay,
  finishPendingLogin,
} from '#app/staff/two-step/pending-login.server.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  endOwnTwoStep,
  endTwoStep,
  renewRecoveryCodes,
} from '#app/staff/two-step/two-step.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { secretOf, shownCode } from '#test/staff/totp-code.ts'

const phone = '9876543210'
const password = 'seven quiet lanterns'
const fresh = 'eight loud lanterns'

function withPerson(work: (trx: Executor, staff: Staff) => Promise<void>): Promise<void> {
  return inTransaction(async (trx) => {
    await addStaff(trx, { name: 'Front Desk', phone, role: 'owner', password })
    const staff = await findStaffByPhone(trx, phone)
    if (!staff) throw new Error('no account')
    await work(trx, staff)
  })
}

async function beginSetUp(trx: Executor, staff: Staff): Promise<string> {
  const begun = await beginTwoStep(trx, staff, 'Homes')
  return shownCode(secretOf(begun?.key ?? ''))
}

async function confirmed(trx: Executor, staff: Staff): Promise<void> {
  const typed = await beginSetUp(trx, staff)
  await confirmTwoStep(trx, staff, { typed, session: '' })
}

/** A login that waits for its code, as the browser brings it. */
async function pending(trx: Executor, { id }: Staff): Promise<Request> {
  const attempt = await beginAttempt(trx, phone, { address: '203.0.113.7' })
  if (attempt.kind !== 'allowed') throw new Error(attempt.kind)
  const request = new Request('http://homes.test/admin')
  const cookie = await beginPendingLogin(trx, request, { staffId: id, attempt: attempt.id })
  return new Request(request, { headers: { Cookie: cookie.split(';', 1).join() } })
}

test('a login that waits for its code is finished once', async () => {
  await withPerson(async (trx, staff) => {
    const request = await pending(trx, staff)
    const found = await findHalfWay(trx, request)
    expect(found).toMatchObject({ staffId: staff.id })
    if (!found) return
    expect(await finishPendingLogin(trx, found)).toBe(true)
    expect(await findHalfWay(trx, request)).toBeUndefined()
    expect(await finishPendingLogin(trx, found)).toBe(false)
  })
})

type Event = (trx: Executor, staff: Staff) => Promise<unknown>
const events: Record<string, Event> = {
  'an owner gives another password': (trx, staff) => resetPassword(trx, staff, { password: fresh }),
  'its person chooses another password': (trx, staff) =>
    changeOwnPassword(trx, staff, { old: password, fresh, session: 'this one' }),
  'the person is suspended, though restored at once': async (trx, staff) => {
    await suspendStaff(trx, staff)
    await restoreStaff(trx, staff)
  },
  'all sessions are ended': (trx, { id }) => endSessions(trx, id),
  'one session is ended': (trx, { id }) => endSessions(trx, id, { only: ['that one'] }),
  'two-step verification is turned off': (trx, { id }) => endTwoStep(trx, id),
  'its person turns two-step verification off': (trx, staff) => endOwnTwoStep(trx, staff, ''),
  'recovery codes are made again': (trx, staff) => renewRecoveryCodes(trx, staff),
}

test.each(Object.keys(events))('a login that waits for its code ends as %s', async (name) => {
  await withPerson(async (trx, staff) => {
    await confirmed(trx, staff)
    const request = await pending(trx, staff)
    await events[name]?.(trx, staff)
    expect(await findHalfWay(trx, request)).toBeUndefined()
  })
})

test('a login that waits for its code ends as two-step verification is turned on', async () => {
  await withPerson(async (trx, staff) => {
    const typed = await beginSetUp(trx, staff)
    const request = await pending(trx, staff)
    await confirmTwoStep(trx, staff, { typed, session: '' })
    expect(await findHalfWay(trx, request)).toBeUndefined()
  })
})

test('one of another person stays', async () => {
  await withPerson(async (trx, staff) => {
    const request = await pending(trx, staff)
    await endSessions(trx, 'someone else')
    expect(await findHalfWay(trx, request)).toBeDefined()
  })
})
