import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import type { Database } from '#db/schema.ts'

import { captureForm } from './capture-form.server.ts'

const reported: unknown[] = []
const from = { address: '203.0.113.7', report: (error: unknown) => void reported.push(error) }

test('an unreachable database answers 503, keeps the typed text and is reported', async () => {
  const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const away = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const typed = {
    name: 'Asha Rao',
    phone: '9876543210',
    email: 'asha@example.com',
    message: 'Price?',
    country: 'IN',
  }
  const body = new URLSearchParams([...Object.entries(typed), ['asks', 'Price list']])
  const request = new Request('http://homes.test/connect', { method: 'POST', body })
  expect(await captureForm(away, request, from)).toEqual({
    status: 503,
    text: enquiryTexts.failed,
    faults: [],
    typed,
    asks: ['Price list'],
    reach: {},
    about: { page: '', location: '', campaign: '{}' },
  })
  expect(reported).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' })])
  await away.destroy()
})
test('a malformed form is refused', async () => {
  const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const away = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const statuses = [
    (await captureForm(away, post('{}', 'application/json'), from)).status,
    (await captureForm(away, post('x'.repeat(65_537), 'application/x-www-form-urlencoded'), from))
      .status,
  ]
  expect(statuses).toEqual([415, 413])
  await away.destroy()
})

function post(body: string, type: string): Request {
  const headers = { 'content-type': type }
  return new Request('http://homes.test/connect', { method: 'POST', body, headers })
}
