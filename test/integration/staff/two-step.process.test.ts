import { createOTP } from '@better-auth/utils/otp'
import { afterEach, expect, test, vi } from 'vitest'

import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  hasTwoStep,
  proveTwoStep,
} from '#app/staff/two-step/two-step.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { secretOf } from '#test/staff/totp-code.ts'

const person = { id: 'second', phone: '+15551212' }
const start = new Date('2026-11-24T04:00:00.000Z')

afterEach(() => {
  vi.useRealTimers()
})

function withPerson(work: (trx: Executor) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  return inTransaction(async (trx) => {
    await trx
      .insertInto('staff_users')
      .values({ ...person, name: 'Second', email: 'second@staff.invalid' })
      .execute()
    await work(trx)
  })
}

async function keyOf(trx: Executor): Promise<string> {
  const begun = await beginTwoStep(trx, person, 'Homes')
  return secretOf(begun?.key ?? '')
}

function confirm(trx: Executor, typed: string) {
  return confirmTwoStep(trx, person, { typed, session: '' })
}

function codeOf(secret: string, ahead = 0): Promise<string> {
  return createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + ahead)
}

test('it is off until a code confirms it, and the key stays until then', async () => {
  await withPerson(async (trx) => {
    const secret = await keyOf(trx)
    expect(await keyOf(trx)).toBe(secret)
    expect(await hasTwoStep(trx, person.id)).toBe(false)
    expect(await proveTwoStep(trx, person.id, await codeOf(secret))).toBeUndefined()
    expect(await confirm(trx, '000000')).toBeUndefined()
    expect(await confirm(trx, await codeOf(secret))).toHaveLength(10)
    expect(await hasTwoStep(trx, person.id)).toBe(true)
    expect(await beginTwoStep(trx, person, 'Homes')).toBeUndefined()
  })
})

test('a code may be typed in digits of any script', async () => {
  await withPerson(async (trx) => {
    const secret = await keyOf(trx)
    const code = await codeOf(secret)
    const gujarati = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xae6 + Number(digit)))
    expect(await confirm(trx, gujarati)).toHaveLength(10)
  })
})

test('what is stored tells no one the key or a recovery code', async () => {
  await withPerson(async (trx) => {
    const secret = await keyOf(trx)
    const codes = await confirm(trx, await codeOf(secret))
    const rows = JSON.stringify([
      await trx.selectFrom('staff_two_step').selectAll().execute(),
      await trx.selectFrom('staff_recovery_codes').selectAll().execute(),
    ])
    for (const told of [secret, ...(codes ?? [])]) expect(rows).not.toContain(told)
  })
})

test('a code works once, also the one that confirmed it, and none before it', async () => {
  await withPerson(async (trx) => {
    const secret = await keyOf(trx)
    await confirm(trx, await codeOf(secret))
    expect(await proveTwoStep(trx, person.id, await codeOf(secret))).toBeUndefined()
    expect(await proveTwoStep(trx, person.id, await codeOf(secret, -1))).toBeUndefined()
    vi.setSystemTime(start.getTime() + 30_000)
    const next = await codeOf(secret)
    expect(await proveTwoStep(trx, person.id, next)).toBe('code')
    expect(await proveTwoStep(trx, person.id, next)).toBeUndefined()
  })
})

test('once it is turned off its recovery codes work no more', async () => {
  await withPerson(async (trx) => {
    const secret = await keyOf(trx)
    const [code = ''] = (await confirm(trx, await codeOf(secret))) ?? []
    expect(await endTwoStep(trx, person.id)).toBe(true)
    expect(await endTwoStep(trx, person.id)).toBe(false)
    expect(await proveTwoStep(trx, person.id, code)).toBeUndefined()
    expect(await keyOf(trx)).not.toBe(secret)
  })
})
