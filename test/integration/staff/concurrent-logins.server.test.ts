import { expect, test } from 'vitest'

import { checkCredentials } from '#app/staff/login/check-credentials.server.ts'
import { hashRow, type inHashRow } from '#app/staff/password/hash-row.ts'
import { db } from '#db/client.server.ts'

function wrongTry(index: number, address: string, inRow: typeof inHashRow) {
  const given = { phone: String(9_700_000_000 + index), password: 'not the password' }
  return checkCredentials(db, given, address, inRow)
}

test('of thirty tries at once twenty have to wait', async () => {
  const address = '192.0.2.77'
  const most = { within: 30, known: 30, stranger: 30 }
  const inRow = hashRow({ max: most, timeoutMs: { known: 60_000, stranger: 60_000 } })
  try {
    const checks = await Promise.all(
      Array.from({ length: 30 }, (_, index) => wrongTry(index, address, inRow)),
    )
    expect(checks.filter(({ kind }) => kind === 'wait')).toHaveLength(20)
  } finally {
    await db.deleteFrom('sign_in_attempts').where('address', '=', address).execute()
  }
})

test('a flood that comes at once is refused before it asks the database, but for one look', async () => {
  const address = '192.0.2.78'
  const most = { within: 9, known: 9, stranger: 2 }
  const inRow = hashRow({ max: most, rest: 0, timeoutMs: { known: 60_000, stranger: 60_000 } })
  try {
    const checks = await Promise.all(
      Array.from({ length: 9 }, (_, index) => wrongTry(index, address, inRow)),
    )
    expect(checks.filter(({ kind }) => kind === 'busy')).toHaveLength(6)
    const tries = await db
      .selectFrom('sign_in_attempts')
      .select('id')
      .where('address', '=', address)
      .execute()
    expect(tries).toHaveLength(3)
    expect(inRow.isFull()).toBe(false)
  } finally {
    await db.deleteFrom('sign_in_attempts').where('address', '=', address).execute()
  }
})
