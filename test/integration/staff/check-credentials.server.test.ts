import { hashPassword as formerly } from 'better-auth/crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { checkCredentials } from '#app/staff/login/check-credentials.server.ts'
import { forgetAttempts } from '#app/staff/login/sign-in-attempts.server.ts'
import type { HashPriority, inHashRow } from '#app/staff/password/hash-row.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

const phone = '9876543210'
const password = 'seven quiet lanterns'
const here = '203.0.113.7'

function withOwner<T>(work: (trx: Executor) => Promise<T>): Promise<T> {
  return inTransaction(async (trx) => {
    await addStaff(trx, { name: 'Front Desk', phone, role: 'owner', password })
    return work(trx)
  })
}

function tryWrong(trx: Executor, to: string, address: string, inRow?: typeof inHashRow) {
  return checkCredentials(trx, { phone: to, password: 'not the password' }, address, inRow)
}

test('a phone is known however it is written', async () => {
  await withOwner(async (trx) => {
    for (const typed of [phone, '+91 98765 43210', '09876543210', '0091-98765-43210']) {
      const check = await checkCredentials(trx, { phone: typed, password }, here)
      expect(check).toMatchObject({ kind: 'right', staff: { name: 'Front Desk', role: 'owner' } })
    }
  })
})

test('a wrong password and an unknown phone get the same answer', async () => {
  await withOwner(async (trx) => {
    expect(await tryWrong(trx, phone, here)).toEqual({ kind: 'wrong' })
    expect(await tryWrong(trx, '9876543211', here)).toEqual({ kind: 'wrong' })
    expect(await tryWrong(trx, "' or 1=1 --\0", here)).toEqual({ kind: 'wrong' })
  })
})

test('a password runs out by no time', async () => {
  await withOwner(async (trx) => {
    await sql`update staff_accounts set created_at = now() - interval '10 years',
      updated_at = now() - interval '10 years'`.execute(trx)
    expect(await checkCredentials(trx, { phone, password }, here)).toMatchObject({ kind: 'right' })
  })
})

test('a password longer than any is wrong', async () => {
  await withOwner(async (trx) => {
    const check = await checkCredentials(trx, { phone, password: 'x'.repeat(100_000) }, here)
    expect(check).toEqual({ kind: 'wrong' })
  })
})

test('after ten wrong tries an address has to wait, even with the right password', async () => {
  await withOwner(async (trx) => {
    for (let index = 0; index < 10; index += 1) await tryWrong(trx, `987654322${index}`, here)
    const check = await checkCredentials(trx, { phone, password }, here)
    expect(check).toEqual({ kind: 'wait', seconds: 900 })
    expect(await checkCredentials(trx, { phone, password }, '203.0.113.8')).toMatchObject({
      kind: 'right',
    })
  })
})

test('a phone that strangers tried ten times waits, but not where its owner signed in before', async () => {
  await withOwner(async (trx) => {
    await checkCredentials(trx, { phone, password }, here)
    for (let index = 0; index < 10; index += 1) await tryWrong(trx, phone, `198.51.100.${index}`)
    expect(await tryWrong(trx, phone, '198.51.100.99')).toMatchObject({ kind: 'wait' })
    expect(await checkCredentials(trx, { phone, password }, here)).toMatchObject({ kind: 'right' })
  })
})

/** Tries from a browser that knows the account of the dashboard, as `id`. */
async function fromBrowsers(trx: Executor) {
  const { id } = await trx.selectFrom('staff_users').select('id').executeTakeFirstOrThrow()
  return (browser: string, given: { phone?: string; password?: string } = {}, address = here) =>
    checkCredentials(
      trx,
      { phone, password, ...given, browserOf: (one) => (one === id ? browser : undefined) },
      address,
    )
}

const wrong = { password: 'not the password' }

test('strangers who use up the tries of a phone or of an address leave a known browser its own', async () => {
  await withOwner(async (trx) => {
    const check = await fromBrowsers(trx)
    for (let index = 0; index < 10; index += 1) await tryWrong(trx, phone, `198.51.100.${index}`)
    for (let index = 0; index < 10; index += 1) await tryWrong(trx, `987654322${index}`, here)
    expect(await checkCredentials(trx, { phone, password }, '198.51.100.99')).toMatchObject({
      kind: 'wait',
    })
    expect(await check('laptop')).toMatchObject({ kind: 'right' })
  })
})

test('a known browser has ten wrong tries, which count against it alone', async () => {
  await withOwner(async (trx) => {
    const check = await fromBrowsers(trx)
    for (let index = 0; index < 10; index += 1)
      expect(await check('laptop', wrong, `198.51.100.${index}`)).toEqual({ kind: 'wrong' })
    expect(await check('laptop', {}, '198.51.100.99')).toEqual({ kind: 'wait', seconds: 900 })
    expect(await check('phone')).toMatchObject({ kind: 'right' })
    expect(await checkCredentials(trx, { phone, password }, here)).toMatchObject({ kind: 'right' })
  })
})

test('the browsers that know one account have fifty wrong tries together, and none at another account', async () => {
  await withOwner(async (trx) => {
    await addStaff(trx, {
      name: 'Other',
      phone: '9876543211',
      role: 'agent',
      password,
      leadScope: 'all',
      canExport: true,
    })
    const check = await fromBrowsers(trx)
    const row = { phone, address: here, browser: 'one' }
    const tries = ['one', 'two', 'three', 'four', 'five'].flatMap((browser) =>
      Array.from({ length: 10 }, () => ({ ...row, browser })),
    )
    await trx.insertInto('sign_in_attempts').values(tries).execute()
    expect(await check('six')).toMatchObject({ kind: 'wait' })
    const other = { ...wrong, phone: '9876543211' }
    for (let index = 0; index < 10; index += 1)
      await check(`b${index}`, other, `198.51.100.${index}`)
    expect(await check('another', { phone: '9876543211' }, '198.51.100.99')).toMatchObject({
      kind: 'wait',
    })
  })
})

test('after 15 minutes the tries are forgotten', { tags: ['whole'] }, async () => {
  await withOwner(async (trx) => {
    for (let index = 0; index < 10; index += 1) await tryWrong(trx, phone, here)
    await trx
      .updateTable('sign_in_attempts')
      .set({ attempted_at: sql<Date>`now() - interval '15 minutes 1 second'` })
      .execute()
    expect(await checkCredentials(trx, { phone, password }, here)).toMatchObject({ kind: 'right' })
  })
})

test('a right try is kept for as many days as are set, and then its address is known no longer', async () => {
  await withOwner(async (trx) => {
    await checkCredentials(trx, { phone, password }, here)
    await trx
      .updateTable('sign_in_attempts')
      .set({ attempted_at: sql<Date>`now() - interval '10 days'` })
      .execute()
    const count = async () =>
      (await trx.selectFrom('sign_in_attempts').select('id').where('phone', '=', phone).execute())
        .length
    await forgetAttempts(trx, 11)
    expect(await count()).toBe(1)
    await forgetAttempts(trx, 9)
    expect(await count()).toBe(0)
  })
})

test('signing in as often as one likes is no wrong try', { tags: ['whole'] }, async () => {
  await withOwner(async (trx) => {
    for (let index = 0; index < 12; index += 1) {
      const check = await checkCredentials(trx, { phone, password }, here)
      expect(check.kind).toBe('right')
    }
  })
})

test('a password that was hashed otherwise is known, and hashed again by who knows it', async () => {
  await withOwner(async (trx) => {
    await trx
      .updateTable('staff_accounts')
      .set({ password: await formerly(password) })
      .execute()
    const kept = async () =>
      (await trx.selectFrom('staff_accounts').select('password').executeTakeFirst())?.password
    const before = await kept()
    expect(await tryWrong(trx, phone, here)).toEqual({ kind: 'wrong' })
    expect(await kept()).toBe(before)
    expect(await checkCredentials(trx, { phone, password }, here)).toMatchObject({ kind: 'right' })
    const after = await kept()
    expect(after).toMatch(/^scrypt\$65536\$8\$2\$/)
    expect(await checkCredentials(trx, { phone, password }, here)).toMatchObject({ kind: 'right' })
    expect(await kept()).toBe(after)
  })
})

test('who signed in from this browser or address goes before strangers, with their own phone alone', async () => {
  await withOwner(async (trx) => {
    const askers: HashPriority[] = []
    const note = <T>(asker: HashPriority, hash: () => Promise<T>) => {
      askers.push(asker)
      return hash()
    }
    const inRow = Object.assign(note, { isFull: () => false, enter: () => () => {} })
    const staff = await trx.selectFrom('staff_users').select('id').executeTakeFirstOrThrow()
    const check = (from: string, { knows = [''], to = phone, typed = password } = {}) =>
      checkCredentials(
        trx,
        {
          phone: to,
          password: typed,
          browserOf: (id) => (knows.includes(id) ? 'her laptop' : undefined),
        },
        from,
        inRow,
      )
    await check(here)
    await check(here)
    await check('198.51.100.1')
    await check('198.51.100.2', { knows: [staff.id] })
    await check('198.51.100.3', { knows: ['someone else'] })
    await check('198.51.100.4', { knows: [staff.id], to: '9876543211' })
    await check('198.51.100.5', { typed: 'a wrong one of hers' })
    await check('198.51.100.5')
    expect(askers).toEqual([
      'stranger',
      'known',
      'stranger',
      'known',
      'stranger',
      'stranger',
      'stranger',
      'stranger',
    ])
  })
})

const refusing = (isFull: boolean) =>
  Object.assign(() => Promise.resolve('busy' as const), {
    isFull: () => isFull,
    enter: () => () => {},
  })

test('who reads that too many sign in has made no try', async () => {
  await withOwner(async (trx) => {
    for (let tries = 0; tries < 12; tries += 1)
      expect(await tryWrong(trx, phone, here, refusing(tries % 2 === 0))).toEqual({ kind: 'busy' })
    expect(await checkCredentials(trx, { phone, password }, here)).toMatchObject({ kind: 'right' })
  })
})
