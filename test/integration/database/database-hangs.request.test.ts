import { expect, test } from 'vitest'

import { whileLocked } from '#test/helpers/database/locked.ts'
import { expectAnswers } from '#test/helpers/database/without-database.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

test(
  'while the database hangs everything answers in its own shape',
  { tags: ['whole'] },
  async () => {
    // The login has read its secret before, as it has in a server that ran for a while.
    await fetchPath('/admin', { headers: { Cookie: 'desk.session_token=abc.def' } })
    const tables = 'leads, visits, contact_intents, sign_in_attempts, staff_sessions'
    await expect(whileLocked(tables, expectAnswers)).resolves.toBeUndefined()
  },
)
