import { expect, inject, test } from 'vitest'
import { Client } from 'pg'

import { ask, postForm } from '../app.ts'

test('every address answers while the database does not', async () => {
  const client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  // The built app is loaded with the first question.
  expect((await ask('/readyz')).status).toBe(200)
  try {
    await client.query('begin')
    await client.query(
      'lock table leads, contact_intents, visits, staff_users, staff_sessions, sign_in_attempts in access exclusive mode',
    )
    const meta = { pid: 'northlight', appName: 'site', ts: '2026-11-21 9:42:10', reqAction: 'x' }
    const call = (path: string, pay: object) =>
      ask(path, {
        method: 'POST',
        headers: { pid: 'northlight', 'Content-Type': 'application/json' },
        body: JSON.stringify({ meta, pay }),
      })
    const enquiry = { name: 'Asha', phone: '9876543210', email: 'a@b.in', message: 'A plot.' }
    const asked = [
      call('/api/v1/admin/allLeads', { phone: '9876543210', password: 'not the password' }),
      call('/api/v1/user/connect', enquiry),
      postForm('/connect', enquiry),
      postForm('/admin', { phone: '9876543210', password: 'not the password' }),
      ask('/dashboard', { headers: { Cookie: 'northlight.session_token=a.b' } }),
      ask('/'),
      ask('/healthz'),
    ]
    // 8 seconds, and one for a machine with much to do.
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, 9000, 'late'))
    const statuses = await Promise.all(
      asked.map((one) => Promise.race([one.then(({ status }) => status), late])),
    )
    expect(statuses.slice(0, 4)).toEqual([503, 503, 503, 503])
    expect(statuses).not.toContain('late')
    expect(statuses.slice(5)).toEqual([200, 200])
  } finally {
    await client.end()
  }
})
