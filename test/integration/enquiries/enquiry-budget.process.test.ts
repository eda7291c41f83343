import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

process.env['ENQUIRY_LIMIT_IPV4'] = '3'
process.env['ENQUIRY_LIMIT_IPV6'] = '2'
process.env['ENQUIRY_LIMIT_SPAM'] = '8'

const typed = { name: 'Asha Rao', email: 'asha@budget.test', message: 'Price?' }

async function forget(): Promise<void> {
  await db.deleteFrom('leads').where('spam_reason', 'is not', null).execute()
  await db.deleteFrom('leads').where('email', '=', typed.email).execute()
  await db.deleteFrom('rate_limit_hits').execute()
}

beforeAll(forget)
afterAll(forget)

let serial = 0
function fields() {
  serial += 1
  return { ...typed, phone: `9200${String(serial).padStart(6, '0')}` }
}

// The challenge itself is handed back as it came.
const answerShape = z.object({ data: z.custom<Challenge>((value) => typeof value === 'object') })

async function solve() {
  const response = await fetchPath('/api/v1/enquiry-puzzles', { method: 'POST' })
  const challenge = answerShape.parse(await response.json()).data
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

function call(peer: string, solved?: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', pid: 'northlight' }
  const body = JSON.stringify({
    meta: { pid: 'northlight' },
    pay: { ...fields(), signs: { solved } },
  })
  return fetchPath('/api/v1/user/connect', { method: 'POST', headers, body }, { peer })
}

function form(peer: string): Promise<Response> {
  const headers = { Origin: 'http://homes.test' }
  const body = new URLSearchParams({ ...fields(), name: 'Kept As Typed' })
  return fetchPath('/connect', { method: 'POST', headers, body }, { peer })
}

async function suspicions() {
  const rows = await db
    .selectFrom('leads')
    .select('spam_reason')
    .where('email', '=', typed.email)
    .orderBy('id')
    .execute()
  return rows.map(({ spam_reason: spamReason }) => spamReason ?? 'lead')
}

test('beyond the budget of an address a sender gets the ordinary answer and is kept apart', async () => {
  const answers = [
    await call('198.51.100.1'),
    await form('198.51.100.1'),
    await call('198.51.100.1'),
    await call('198.51.100.1'),
    await form('198.51.100.1'),
    // One household, whatever its computers are called.
    await call('2001:db8:1:2::1'),
    await call('2001:db8:1:2::2'),
    await call('2001:db8:1:2:ffff::3'),
  ]
  for (const response of answers) {
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(enquiryTexts.sent)
  }
  const expected = ['lead', 'lead', 'lead', 'address', 'address', 'lead', 'lead', 'address']
  expect(await suspicions()).toEqual(expected)
})
test('an unsolved sender that does not stop gets a refusal, and anyone who solved a challenge behind it is heard', async () => {
  for (const response of [await call('198.51.100.1'), await form('2001:db8:1:2::1')])
    expect(response.status).toBe(200)
  for (const response of [await call('198.51.100.1'), await form('2001:db8:1:2::1')]) {
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    const text = await response.text()
    expect(text).toContain(enquiryTexts.failed)
    expect(text.includes('<html') && !text.includes('value="Kept As Typed"')).toBe(false)
  }
  expect((await call('198.51.100.1', await solve())).status).toBe(200)
  expect((await call('203.0.113.99')).status).toBe(200)
  expect((await suspicions()).slice(-3)).toEqual(['address', 'lead', 'lead'])
})
