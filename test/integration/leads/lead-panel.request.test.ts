import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { refreshReport } from '#app/leads/reports/refresh-report.server.ts'
import { readWorkingClock } from '#app/staff/working-hours/working-clock.server.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const mark = 'panel.test'
const asking = signedInOwner({ canExport: true })

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%@${mark}`).execute()
})

/** What is read on a page, a mark between one element and the next. */
async function words(path: string): Promise<string> {
  const answer = await fetchPath(path, { headers: { Cookie: asking.Cookie } })
  expect(answer.status).toBe(200)
  const html = ((await answer.text()).split('<script')[0] ?? '').replaceAll('<!-- -->', '')
  return html.replaceAll(/<[^>]*>/g, '|').replaceAll(/[\s|]*\|[\s|]*/g, '|')
}

test('a lead that came by two arrivals tells its page and both of them', async () => {
  const email = `two@${mark}`
  const campaign = {
    first: {
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'goa-villas',
      utm_term: 'villa goa',
      page: '/city/goa',
      at: '2024-03-01T04:30:00.000Z',
    },
    last: {
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'april',
      utm_content: 'second link',
      page: '/lodha-goa',
      at: '2024-04-02T12:45:00.000Z',
    },
  }
  const sent = await postForm('/connect', {
    name: 'Asha Rao',
    phone: `9${randomInt(100_000_000, 999_999_999)}`,
    email,
    message: 'Price?',
    page: '/lodha-goa/plans',
    location: 'Goa',
    campaign: JSON.stringify(campaign),
  })
  expect(sent.status).toBeLessThan(400)
  const { id, reference } = await db
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const panel = await words(`/dashboard/leads/${id}`)
  expect(panel).toContain('|Enquiry|Goa|/lodha-goa/plans|')
  expect(panel).toContain(`|${panelTexts.reference}|${reference}|`)
  expect(panel).toContain(
    '|Last source|Newsletter, email · april · Tue 2 Apr 2024, 6:15 pm|second link · /lodha-goa|',
  )
  expect(panel).toContain(
    '|First source|Google, cost per click · goa-villas · Fri 1 Mar 2024, 10:00 am|villa goa · /city/goa|',
  )
})

/** Five leads of Saturday, two minutes before closing, each of which someone calls on Sunday at 10:03. */
async function addWeekendLeads(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at, owner_id)
    select 'Asha Rao', '9' || (700000000 + nth), 'weekend@' || ${mark}, '', gen_random_uuid()::text, '',
      '2018-05-05T18:58:00+05:30'::timestamptz, ${asking.people.agent.id}
    from generate_series(1, 5) as nth returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`update leads set status = 'contacted', first_contact_at = '2018-05-06T10:03:00+05:30'
    where id = any(${ids}::bigint[])`.execute(db)
  return ids
}

test('an office without hours is open daily: Saturday evening to Sunday morning are five minutes, for a lead and as the median', async () => {
  const { rows: hours } = await sql<{ weekday: number; opens: number; closes: number }>`
    select weekday, opens, closes from working_hours order by weekday`.execute(db)
  const usual = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 600, closes: 1140 }))
  expect(hours).toEqual(usual)
  const [id = ''] = await addWeekendLeads()
  await refreshReport(db, await readWorkingClock(db))
  const insight = await words('/dashboard/reports?from=2018-05-01&to=2018-05-31')
  expect(insight).toContain('|median time to first contact|5 min|')
  expect(insight).toContain('|The agent|5|5|5 min|')
  const panel = await words(`/dashboard/leads/${id}`)
  expect(panel).toContain('|First contact 15 h after the enquiry (5 min in working hours)|')
})
