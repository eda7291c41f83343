import { randomInt } from 'node:crypto'

import { afterAll, expect, test } from 'vitest'

import { db } from '#app/db.server.ts'

import { ask, postForm } from '../app.ts'
import { signedInOwner } from '../staff/signed-in-owner.ts'

const email = 'right-to-left@bidi.test'
const typed = { name: 'مريم ٣', location: 'دبي', message: 'السعر؟ 3 BHK' }
const asking = signedInOwner()

afterAll(async () => {
  await db.deleteFrom('leads').where('email', '=', email).execute()
})

async function dashboard(path: string): Promise<string> {
  const answer = await ask(path, { headers: { Cookie: asking.Cookie } })
  expect(answer.status).toBe(200)
  return ((await answer.text()).split('<script')[0] ?? '').replaceAll('<!-- -->', '')
}

test('the fields of an enquiry follow the direction of what is typed', async () => {
  const html = await (await ask('/connect')).text()
  for (const name of ['name', 'message'])
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]*dir="auto"[^>]*name="${name}"`))
})

test('what is written from right to left turns nothing around it in a list and on a lead', async () => {
  const phone = `9${randomInt(100_000_000, 999_999_999)}`
  const sent = await postForm('/connect', { ...typed, phone, email, page: '/lodha-goa' })
  expect(sent.status).toBeLessThan(400)
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const panel = await dashboard(`/dashboard/leads/${id}`)
  expect(panel).toContain(`<bdi>${typed.name}</bdi>`)
  expect(panel).toContain(`\u2068${typed.location}\u2069 · ${email}`)
  expect(panel).toMatch(new RegExp(`<blockquote[^>]*dir="auto"[^>]*>${typed.message.slice(0, 4)}`))
  expect(panel).toMatch(/<textarea[^>]*name="note"[^>]*dir="auto"/)
})
