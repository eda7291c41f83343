import { sql } from 'kysely'
import { test } from 'vitest'

import { db } from '#app/db.server.ts'

import { ask } from '../app.ts'
import { expectAnswers } from '../without-database.ts'

test('while the database hangs everything answers in its own shape', async () => {
  // The login has read its secret before, as it has in a server that ran for a while.
  await ask('/admin', { headers: { Cookie: 'desk.session_token=abc.def' } })
  await db.transaction().execute(async (trx) => {
    await sql`lock table leads, visits, contact_intents, sign_in_attempts, staff_sessions
      in access exclusive mode`.execute(trx)
    await expectAnswers()
  })
})
