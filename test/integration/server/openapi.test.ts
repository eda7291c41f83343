import { randomInt } from 'node:crypto'

import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { addStaff } from '#app/staff/accounts.server.ts'
import { db } from '#db/client.server.ts'
import { readCalls } from '#test/helpers/documented.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

const staff = { phone: `98${randomInt(10_000_000, 99_999_999)}`, password: 'seven quiet lanterns' }
const meta = { pid: 'northlight' }
const headers = { 'content-type': 'application/json', pid: 'northlight' }
const enquiry = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  message: `Price? ${staff.phone}`,
}
const view = { page: 'home', device: 'phone', values: { LCP: 900 } }
const press = { code: 'K7M2QX', kind: 'call', page: '/' }

beforeAll(async () => {
  await addStaff(db, { name: 'Front Desk', role: 'owner', ...staff })
})
afterAll(async () => {
  await db.deleteFrom('sign_in_attempts').execute()
})

test('the document is valid OpenAPI 3.1', async () => {
  const answer = await fetchPath('/api/openapi.json')
  expect(answer.headers.get('content-type')).toContain('application/json')
  const validator = new Validator()
  const document = z.record(z.string(), z.unknown()).parse(await answer.json())
  const result = await validator.validate(document)
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

/** What provokes each status of a call; 503 is provoked where the database is away. */
const everyCall = {
  '400': post('[]'),
  '403': post(JSON.stringify({ meta: { pid: 'x' }, pay: {} })),
  '405': { method: 'PUT', headers },
  '413': post('x'.repeat(70_000)),
  '415': post(said({}), { ...headers, 'content-type': 'text/plain' }),
  '422': post(said({})),
}
const provoked: Record<string, Record<string, RequestInit>> = {
  '/api/v1/user/connect': { ...everyCall, '200': post(said(enquiry)) },
  '/api/v1/admin/allLeads': {
    ...everyCall,
    '200': post(said(staff)),
    '401': post(said({ ...staff, password: 'not the password' })),
    '429': post(said(staff)),
  },
  '/api/v1/contact-intents': {
    '204': post(JSON.stringify(press)),
    '400': post('[]'),
    '405': { method: 'PUT', headers },
    '413': post('x'.repeat(3000)),
    '422': post('{}'),
  },
  '/api/v1/enquiry-puzzles': {
    '200': post('{}'),
    '405': { method: 'PUT', headers },
    '413': post('x'.repeat(70_000)),
  },
  '/api/v1/vitals': {
    '204': post(JSON.stringify(view)),
    '400': post('[]'),
    '405': { method: 'PUT', headers },
    '413': post('x'.repeat(3000)),
    '422': post('{}'),
  },
}

test('every status the document shows is answered, with its words and its shape', async () => {
  const calls = await readCalls()
  expect([...calls.keys()]).toEqual(Object.keys(provoked))
  for (const [path, call] of calls) {
    const attempts = Object.entries(provoked[path] ?? {})
    expect([...attempts.map(([status]) => status), '503'].toSorted(), path).toEqual(
      call.statuses.toSorted(),
    )
    for (const [status, init] of attempts) {
      if (status === '429') await useUpTries(path)
      const answer = await fetchPath(path, init)
      expect(answer.status, `${path} ${status}`).toBe(Number(status))
      const body = await answer.clone().text()
      await call.expectDocumented(answer, status)
      const value: unknown = body === '' ? undefined : JSON.parse(body)
      expect(value, `${path} ${status}`).toMatchObject(call.exampleOf(status) ?? {})
    }
  }
})

test('whatever is sent, no call answers what the document does not show', async () => {
  const inits = {
    'no product id in the header': post(said({}), { 'content-type': 'application/json' }),
    'no product id in meta': post(JSON.stringify({ meta: {}, pay: {} })),
    'a number for a product id': post(JSON.stringify({ meta: { pid: 7 }, pay: {} })),
    'no meta': post(JSON.stringify({ pay: {} })),
    'a text for meta': post(JSON.stringify({ meta: 'northlight', pay: {} })),
    'no pay': post(JSON.stringify({ meta })),
    'a list for pay': post(JSON.stringify({ meta, pay: [] })),
    'fields of every kind': post(said({ name: 1, phone: [], email: {}, message: null })),
    'a number for a phone': post(said({ phone: 9_876_543_210, password: 'x' })),
    'no body': { method: 'POST', headers },
    'half of JSON': post('{"meta":'),
    'no UTF-8': { method: 'POST', headers, body: new Uint8Array([0x22, 0xff, 0x22]) },
    'no content type': { method: 'POST', headers: { pid: 'northlight' }, body: new Uint8Array(2) },
    'a form': post('a=b', { ...headers, 'content-type': 'application/x-www-form-urlencoded' }),
    'an odd NUL': post(said({ ...enquiry, ...staff, name: '\0', password: '\0' })),
    'a wrong visit': post(said({ ...enquiry, visit: 'tomorrow' })),
    'another method': { method: 'DELETE', headers },
    'no method of a call': { headers },
  } satisfies Record<string, RequestInit>
  for (const [path, call] of await readCalls())
    for (const [what, init] of Object.entries(inits))
      await expect(
        call.expectDocumented(await fetchPath(path, init), what),
      ).resolves.toBeUndefined()
})

test('a product id that is missing is a wrong one, in the header and in meta', async () => {
  for (const path of ['/api/v1/user/connect', '/api/v1/admin/allLeads'])
    for (const init of [
      post(said({}), { 'content-type': 'application/json' }),
      post(JSON.stringify({ meta: {}, pay: {} })),
    ])
      expect(await (await fetchPath(path, init)).json()).toEqual({
        statusCode: '403',
        message: 'Unknown product id',
      })
})

/** Wrong passwords until the address has to wait. */
async function useUpTries(path: string): Promise<void> {
  for (let index = 0; index < 10; index += 1)
    await fetchPath(path, post(said({ phone: `987654330${index}`, password: 'not the password' })))
}

function said(pay: object): string {
  return JSON.stringify({ meta, pay })
}

function post(body: string, sent: Record<string, string> = headers): RequestInit {
  return { method: 'POST', headers: sent, body }
}
