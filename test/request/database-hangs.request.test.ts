import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'

import { db } from '#app/db.server.ts'

import { ask } from '../app.ts'
import { expectAnswers } from '../without-database.ts'

test('while the database hangs everything answers in its own shape', async () => {
  // The login has read its secret before, as it has in a server that ran for a while.
  await ask('/admin', { headers: { Cookie: 'desk.session_token=abc.def' } })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await db.transaction().execute(async (trx) => {
    await sql`lock table leads, visits, contact_intents, sign_in_attempts, staff_sessions
      in access exclusive mode`.execute(trx)
    await expectAnswers()
  })
  expect(new Set(log.mock.calls.flat())).toEqual(new Set(['enquiry not stored: ETIMEDOUT']))
  log.mockRestore()
})
