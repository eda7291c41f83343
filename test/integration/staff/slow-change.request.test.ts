import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { db } from '#db/client.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { within } from '#test/helpers/site/within.ts'

const phone = `92${randomInt(10_000_000, 99_999_999)}`
const old = 'seven quiet lanterns'
const fresh = 'eight loud lanterns'
/** Less than a silent connection has, so that two of them come to more than an answer has. */
const HELD_MS = 3800

const other = `93${randomInt(10_000_000, 99_999_999)}`
const ids: string[] = []

beforeAll(async () => {
  for (const one of [phone, other]) {
    const added = await addStaff(db, {
      name: 'Slow Person',
      phone: one,
      role: 'agent',
      password: old,
    })
    ids.push(added.kind === 'added' ? added.id : '')
  }
})

afterAll(async () => {
  await db.deleteFrom('staff_users').where('phone', 'in', [phone, other]).execute()
})

test(
  'a change that takes longer than any page is waited for, and what was done is said',
  { tags: ['whole'], timeout: 30_000 },
  async () => {
    const login = await postForm('/admin', { phone, password: old })
    const Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const holding = holdInTurn(ids[0] ?? '')
    await sleep(200)
    const began = performance.now()
    const headers = { Cookie, Origin: 'http://homes.test' }
    const answer = await postForm('/dashboard/account', { old, fresh }, headers)
    expect(performance.now() - began).toBeGreaterThan(7000)
    await holding
    expect(await answer.text()).toContain(ownTexts.password.changed)
    expect(answer.status).toBe(200)
    expect((await postForm('/admin', { phone, password: fresh })).status).toBe(302)
  },
)

/** First the tries of the phone, then the account itself, wait for someone else. */
async function holdInTurn(id: string): Promise<void> {
  const url = ofWorker('databaseOwnerUrl')
  await within(url, (row) =>
    within(url, async (tries) => {
      await row.query('begin')
      await row.query('select from staff_accounts where user_id = $1 for update', [id])
      await tries.query('begin')
      const name = `phone ${phone}`
      await tries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
      await sleep(HELD_MS)
      await tries.query('commit')
      await sleep(HELD_MS)
      await row.query('commit')
    }),
  )
}

test.each(['/dashboard/nowhere', '/dashboard/leads/none', '/admin/nowhere'])(
  'who works here is not told to call their own office: %s',
  async (path) => {
    const login = await postForm('/admin', { phone: other, password: old })
    const Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const answer = await fetchPath(path, { headers: { Cookie } })
    expect(await answer.text()).not.toMatch(/call us/)
    const tooLong = await fetchPath('/dashboard/account', {
      method: 'POST',
      headers: { Cookie, Origin: 'http://homes.test', 'content-type': 'text/plain' },
      body: 'x'.repeat(70_000),
    })
    const said = await tooLong.text()
    expect(tooLong.status).toBe(413)
    expect(said).not.toContain(config.PUBLIC_PHONE)
    expect(said).toContain('href="/dashboard"')
  },
)
