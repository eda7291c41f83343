import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { visitsTexts } from '#app/strings/en/visits.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { requestVisit } from '#test/helpers/visit-scene.ts'
import { addNewLead } from '#test/staff/staff-members.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const HOUR_MS = 60 * 60 * 1000
const asking = signedInOwner({ canExport: true })
let leadId = ''

beforeAll(async () => {
  leadId = await addNewLead(db, { name: 'Panel Visitor', ownerId: asking.people.agent.id })
})

afterAll(async () => {
  await db.deleteFrom('leads').where('id', '=', leadId).execute()
})

const lead = () => `/dashboard/leads/${leadId}`

async function words(path: string): Promise<string> {
  const html = await (await fetchPath(path, { headers: { Cookie: asking.Cookie } })).text()
  const panel = html.slice(html.indexOf('<aside class="panel"'), html.indexOf('<script'))
  return panel.replaceAll(/<!--.*?-->|<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
}

function post(path: string, fields: Record<string, string>, back: string) {
  const search = new URLSearchParams({ day: '2031-01-01', back })
  return postForm(`/dashboard/visits/${path}?${search.toString()}`, fields, {
    Origin,
    Cookie: asking.Cookie,
  })
}

test('a visit is confirmed from the panel of its lead, which says by whom, and taken back there', async () => {
  const visit = await requestVisit(db, leadId, new Date(Date.now() + 48 * HOUR_MS))
  expect(await words(lead())).toMatch(/Visits.*Requested no agent yet.*Confirm.*Cancel visit/)
  const back = `${lead()}?status=new`
  const fields = { seen: '0', agent: asking.people.agent.id }
  const location = (await post(`${visit}/confirmation`, fields, back)).headers.get('Location') ?? ''
  expect(location).toMatch(new RegExp(`^${lead()}\\?status=new&done=[0-9a-f-]{36}$`))
  const confirmed = await words(location)
  expect(confirmed).toMatch(/Confirmed by The owner, today .* · with The agent/)
  expect(confirmed).toContain('Saved.Undo')
  const done = new URL(location, Origin).searchParams.get('done') ?? ''
  const undone = await postForm(
    '/dashboard/undo',
    { changeSetId: done, back },
    { Origin, Cookie: asking.Cookie },
  )
  expect(await words(undone.headers.get('Location') ?? '')).toMatch(/Undone\..*Requested/)
  const again = await postForm(
    '/dashboard/undo',
    { changeSetId: done, back },
    { Origin, Cookie: asking.Cookie },
  )
  expect(again.headers.get('Location')).toContain('done=late')
})

test('what is refused says so in the calendar, and an act leads nowhere but to the dashboard', async () => {
  const { id: visit } = await db
    .selectFrom('visits')
    .select('id')
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  const stale = await post(`${visit}/cancellation`, { seen: '7' }, lead())
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain(visitsTexts.refused.stale.title)
  const away = await post(`${visit}/cancellation`, { seen: '2' }, 'https://elsewhere.test/')
  expect(away.headers.get('Location')).toBe('/dashboard')
})

test('older lines of a long history are a link away, and the newest from there', async () => {
  await sql`insert into lead_changes (lead_id, change_set_id, kind, new_value, staff_id)
    select ${leadId}, gen_random_uuid(), 'note', 'line ' || n, ${asking.people.agent.id}
    from generate_series(1, 230) n order by n`.execute(db)
  const newest = await words(lead())
  expect(newest).toContain('“line 31”')
  expect(newest).not.toContain('“line 30”')
  const html = await (await fetchPath(lead(), { headers: { Cookie: asking.Cookie } })).text()
  const [, older = ''] = /href="([^"]*\?history=\d+#history)"/.exec(html) ?? []
  const next = await words(older)
  expect(next).toContain('“line 30”')
  expect(next).not.toContain('“line 31”')
  expect(next).toMatch(/Enquiry received.*Newest/)
})
