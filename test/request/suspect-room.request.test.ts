import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { db, pool } from '#app/db.server.ts'

import { postForm } from '../app.ts'

process.env['ENQUIRY_SUSPECTS_KEPT'] = '2'

const email = 'asha@room.request.test'

async function forget(): Promise<void> {
  await db.deleteFrom('leads').where('suspect', 'is not', null).execute()
  await db.deleteFrom('leads').where('email', '=', email).execute()
}

beforeAll(forget)
afterAll(async () => {
  await forget()
  await pool.end()
})

let serial = 0
/** Sends a form; `subject` is what the hidden field holds. */
async function send(subject: string): Promise<number> {
  serial += 1
  const phone = `9500${String(serial).padStart(6, '0')}`
  const fields = { name: 'Asha Rao', phone, email, message: `Price? ${serial}`, subject }
  const answer = await postForm('/connect', fields)
  const text = await answer.text()
  expect(text).toContain(answer.status === 200 ? 'Thank you.' : 'Something Went Wrong !')
  return answer.status
}

test('suspect enquiries of all times together are bounded; who is refused is told, an honest one is stored', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect([await send('x'), await send('x')]).toEqual([200, 200])
  // It is looked at now and then.
  await vi.waitUntil(async () => (await send('x')) === 503, { timeout: 20_000, interval: 200 })
  expect(said.mock.calls.join()).toContain('ENQUIRY_SUSPECTS_KEPT')
  expect(await send('')).toBe(200)
  await forget()
  await vi.waitUntil(async () => (await send('x')) === 200, { timeout: 20_000, interval: 200 })
  said.mockRestore()
})
