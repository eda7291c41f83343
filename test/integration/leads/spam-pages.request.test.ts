import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { spamListTexts } from '#app/strings/en/spam.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const phone = `96${randomInt(10_000_000, 99_999_999)}`
const password = 'seven quiet lanterns'
const email = 'x@spam-pages.test'
let Cookie = ''

beforeAll(async () => {
  await addUsualAgent(db, { phone, password })
  const login = await postForm('/admin', { phone, password })
  Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(() => db.deleteFrom('leads').where('email', '=', email).execute())

async function addSpam(name: string, days: number, count = 1, looksHonest = false) {
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, spam_reason,
      spam_looks_honest, created_at)
    select ${name}, '9876543210', ${email}, '', gen_random_uuid()::text, 'x', 'site', ${looksHonest},
      now() - make_interval(days => ${days}) from generate_series(1, ${count})`.execute(db)
}

/** What stands on a page; further down its script holds the same. */
async function shown(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).split('<script')[0] ?? ''
}

test('spam that looks honest stands first and says so, and older spam on further pages', async () => {
  await addSpam('Honest Long Ago', 300, 1, true)
  await addSpam('Last Of The Flood', 200)
  await addSpam('Flood', 0, 220)
  const headers = { Cookie }
  const first = await shown(fetchPath('/dashboard/spam', { headers }))
  const [row = ''] = /Honest Long Ago(?:(?!<tr).)*/s.exec(first) ?? []
  expect(row).toContain(spamListTexts.pleaseCheck)
  expect(first).not.toContain('Last Of The Flood')
  const [, after = ''] = /name="after" value="([^"]+)"/.exec(first) ?? []
  const next = await shown(fetchPath(`/dashboard/spam?after=${after}`, { headers }))
  expect(next).toContain('Last Of The Flood')
  expect(next).not.toContain('Honest Long Ago')
  const post = { Origin: 'http://homes.test', Cookie }
  const found = await shown(postForm('/dashboard/spam', { q: 'flood' }, post))
  expect(found).not.toContain('Last Of The Flood')
  const [, rest = ''] = /name="after" value="([^"]+)"/.exec(found) ?? []
  const more = await shown(postForm('/dashboard/spam', { q: 'flood', after: rest }, post))
  expect(more).toContain('Last Of The Flood')
})
