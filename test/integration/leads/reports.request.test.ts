import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { refreshReport } from '#app/leads/reports/refresh-report.server.ts'
import { readWorkingClock } from '#app/staff/working-hours/working-clock.server.ts'
import { reportTexts } from '#app/strings/en/reports.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const password = 'seven quiet lanterns'
const mark = 'insight.test'
const agentPhone = `96${randomInt(10_000_000, 99_999_999)}`
const cookies = { owner: '', agent: '' }

beforeAll(async () => {
  for (const role of ['owner', 'agent'] as const) {
    const phone = role === 'agent' ? agentPhone : `97${randomInt(10_000_000, 99_999_999)}`
    await addUsualAgent(db, { name: `Insight ${role}`, phone, role, password })
    const login = await postForm('/admin', { phone, password })
    cookies[role] = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  await sql`update staff_users set lead_scope = 'own' where phone = ${agentPhone}`.execute(db)
  await sql`
    insert into leads (name, phone, email, message, location, page, idempotency_key, body_hash,
      created_at, owner_id)
    select 'Asha Rao', '9876543210', ${`x@${mark}`}, '', 'Goa', '/lodha-goa', gen_random_uuid()::text, '',
      '2018-03-01T20:00:00Z'::timestamptz + nth * interval '1 day',
      case when nth < 2 then (select id from staff_users where phone = ${agentPhone}) end
    from generate_series(1, 7) as nth`.execute(db)
  await sql`
    insert into contact_intents (code, kind, page, project, created_at)
    values ('INSGHT', 'call', '/lodha-goa', 'lodha-goa', '2018-03-03T05:00:00Z')`.execute(db)
  await refreshReport(db, await readWorkingClock(db))
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute()
  await db.deleteFrom('contact_intents').where('code', '=', 'INSGHT').execute()
})

async function page(search: string, who: keyof typeof cookies = 'owner'): Promise<string> {
  const response = await fetchPath(`/dashboard/reports${search}`, {
    headers: { Cookie: cookies[who] },
  })
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

const march = '?from=2018-03-01&to=2018-03-31'

test('figures of the days of the address, in words, in a drawing and in tables', async () => {
  const html = await page(march)
  expect(html).toContain('1 to 31 March 2018')
  expect(html).toContain('7 leads. Best day: 9 Mar, with 1.')
  // 20:00 in UTC is the next day in Asia/Kolkata.
  expect(html).toMatch(/9 Mar 2018<\/a><\/th><td>1<\/td>/)
  expect(html).toMatch(/2 Mar 2018<\/a><\/th><td>0<\/td>/)
  expect(html).toMatch(/Lodha Goa<\/bdi><\/a><\/th><td>7<\/td><td>1<\/td><td>0<\/td>/)
  expect(html).toContain(reportTexts.tooFew)
})

test('who sees their own leads has the figures of these alone, and none of presses', async () => {
  const html = await page(march, 'agent')
  expect(html).toContain('1 lead. Best ')
  expect(html).toMatch(/Lodha Goa<\/bdi><\/a><\/th><td>1<\/td><td class="share-bar"/)
  expect(html).not.toContain('presses')
  expect(html).not.toContain('Insight owner')
})

test('a range that cannot be says what to do, and shows the last 30 days', async () => {
  expect(await page('?from=2018-03-31&to=2018-03-01')).toContain(reportTexts.problem.reversed)
  expect(await page('?from=soon&to=2018-03-01')).toContain(reportTexts.problem.unreadable)
})

test('days without anything say so', async () => {
  expect(await page('?from=2003-01-01&to=2003-12-31')).toContain(reportTexts.noLeads)
})
