import { randomInt } from 'node:crypto'

import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { dayOf, dayText, slotStart } from '#app/enquiries/visit-request/visit-slot.ts'
import { findLeads } from '#app/leads/list/lead-list.server.ts'
import { EVERYTHING } from '#app/leads/search/lead-filter.server.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { assignmentTexts } from '#app/strings/en/assignment.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const password = 'seven quiet lanterns'
const Origin = 'http://homes.test'
const mark = 'visits.test'
const DAY_MS = 24 * 60 * 60 * 1000
const day = dayOf(new Date(Date.now() + 30 * DAY_MS))
const people: string[] = []

async function signIn(name: string, leadScope: 'own' | 'all', role: 'owner' | 'agent' = 'agent') {
  const phone = `95${randomInt(10_000_000, 99_999_999)}`
  const added = await addStaff(db, {
    name,
    phone,
    role,
    password,
    leadScope: 'all',
    canExport: true,
  })
  const id = added.kind === 'added' ? added.id : ''
  people.push(id)
  await db.updateTable('staff_users').set({ lead_scope: leadScope }).where('id', '=', id).execute()
  const login = await postForm('/admin', { phone, password })
  return { id, Cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

type Person = Awaited<ReturnType<typeof signIn>>
let owner: Person
let agent: Person
let own: Person

beforeAll(async () => {
  owner = await signIn('Visits Owner', 'all', 'owner')
  agent = await signIn('Visits Agent', 'all')
  own = await signIn('Visits Own', 'own')
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', '=', mark).execute()
  await db.deleteFrom('staff_users').where('id', 'in', people).execute()
})

let serial = 0

/** A visit that someone asked for, as the capture stores it; of a lead that is the owner's, so that no agent is given it meanwhile. */
async function asked(name: string, time: string, on = day) {
  serial += 1
  const phone = `94${String(Date.now()).slice(-5)}${String(serial).padStart(3, '0')}`
  const token = `${mark}-${phone}--`.slice(0, 22).replaceAll('.', '_')
  const { rows } = await sql<{ id: string; lead_id: string }>`
    with lead as (
      insert into leads (name, phone, email, message, owner_id, idempotency_key, body_hash)
      values (${name}, ${phone}, ${mark}, 'Price?', ${owner.id}, gen_random_uuid()::text, 'x')
      returning id
    )
    insert into visits (lead_id, token, project, starts_at)
    select id, ${token}, 'lodha-goa', ${slotStart(on, time)} from lead
    returning id, lead_id`.execute(db)
  const [visit] = rows
  if (!visit) throw new Error('No visit was made')
  return { id: visit.id, leadId: visit.lead_id, phone, token }
}

/** Posts to `/dashboard/visits/:visit/:noun`; without a noun it books. */
function post(noun: string, fields: Record<string, string>, { Cookie }: Person = owner) {
  const { visit = '', ...typed } = fields
  const path = noun === '' ? '/dashboard/visits' : `/dashboard/visits/${visit}/${noun}`
  const query = new URLSearchParams({ day, visit }).toString()
  return postForm(`${path}?${query}`, typed, { Origin, Cookie })
}

async function pageOf(person: Person, query: string): Promise<string> {
  const answer = await fetchPath(`/dashboard/visits?${query}`, {
    headers: { Cookie: person.Cookie },
  })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  return html.split('<script')[0] ?? ''
}

async function event(token: string) {
  const answer = await fetchPath(`/visits/${token}.ics`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const property = (name: string) =>
    String(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue(name))
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: property('uid'),
    sequence: property('sequence'),
    status: property('status'),
    start: property('dtstart'),
  }
}

test('without script a visit is confirmed, and its visitor’s calendar follows with one identity', async () => {
  const { id, token } = await asked('Kavita Placeholder', '10:00')
  const first = await event(token)
  expect(first).toMatchObject({ method: 'PUBLISH', sequence: '0', status: 'TENTATIVE' })
  const done = await post('confirmation', { visit: id, seen: '0', agent: agent.id })
  expect([done.status, done.headers.get('Location')]).toEqual([
    302,
    `/dashboard/visits?day=${day}&done=${id}#done`,
  ])
  expect(await event(token)).toEqual({
    ...first,
    sequence: '1',
    status: 'CONFIRMED',
  })
  const html = await pageOf(owner, `day=${day}&done=${id}`)
  expect(html).toMatch(/data-status="confirmed"/)
  expect(html).toContain('https://wa.me/91')
  expect(html).toContain(encodeURIComponent('is confirmed for'))
  expect(html).toContain(`/dashboard/visits/${id}/undo?`)
  const cancelled = await post('cancellation', { visit: id, seen: '1' })
  expect(cancelled.status).toBe(302)
  expect(await event(token)).toMatchObject({ method: 'CANCEL', uid: first.uid, sequence: '2' })
  expect((await post('undo', { visit: id, seen: '2' })).status).toBe(302)
  expect(await event(token)).toMatchObject({ method: 'PUBLISH', sequence: '3' })
})

test('a refused move says who has what then, what is free, and keeps what was typed', async () => {
  const [there, other] = [await asked('Stands There', '14:00'), await asked('Wants In', '16:00')]
  await post('confirmation', { visit: there.id, seen: '0', agent: agent.id })
  const fields = { visit: other.id, seen: '0', day, time: '14:30', agent: agent.id }
  const refused = await post('time', fields)
  expect(refused.status).toBe(409)
  const html = (await refused.text()).split('<script')[0] ?? ''
  expect(html).toContain(visitsTexts.refused.taken.title('Visits Agent', '2:30 pm'))
  expect(html).toContain('Stands There is with them from 2:00 pm to 3:00 pm.')
  expect(html).toContain('3:00 pm Visits Agent')
  expect(html).toContain('value="14:30"')
  const offered = await post('time', { ...fields, time: '15:00' })
  expect(offered.status).toBe(302)
})

test('a visit on a day on which its agent is on leave is asked about, and then says so', async () => {
  const onLeave = dayOf(new Date(Date.now() + 40 * DAY_MS))
  const { id, leadId } = await asked('Meets Later', '10:00', onLeave)
  await sql`insert into staff_leave (staff_id, during)
    values (${own.id}, daterange(${onLeave}::date, ${onLeave}::date, '[]'))`.execute(db)
  const fields = { visit: id, seen: '0', agent: own.id }
  const question = await post('confirmation', fields)
  expect(question.status).toBe(409)
  const html = (await question.text()).split('<script')[0] ?? ''
  expect(html).toContain(visitsTexts.refused.away.title('Visits Own', dayText(onLeave)))
  expect(html).toContain('10:00 am Visits Agent')
  expect(html).toContain(visitsTexts.refused.away.anyway('Visits Own'))
  const away = /name="away" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await post('confirmation', { ...fields, away })).status).toBe(302)
  const page = await pageOf(owner, `day=${onLeave}&visit=${id}`)
  expect(page).toMatch(/Visits Own(?:<!-- -->|<\/bdi>)*<span class="on-leave">On leave/)
  expect(page).toMatch(
    /href="[^"]*visit=\d+#visit"[^>]*><b><bdi>Meets Later<\/bdi><\/b>.*?On leave/,
  )
  expect(page).toContain('Visits Own, on leave</option>')
  expect(await pageOf(owner, `day=${day}&lead=${leadId}`)).not.toContain(assignmentTexts.onLeave)
  await sql`delete from staff_leave where staff_id = ${own.id}`.execute(db)
})

test('only a known outcome of a visit is recorded', async () => {
  const { id } = await asked('Came Or Not', '09:00', dayOf(new Date(Date.now() - DAY_MS)))
  for (const outcome of ['', 'cancelled'])
    expect((await post('outcome', { visit: id, seen: '0', outcome })).status).toBe(404)
  expect((await post('outcome', { visit: id, seen: '0', outcome: 'missed' })).status).toBe(302)
  const row = await db.selectFrom('visits').select('status').where('id', '=', id).execute()
  expect(row).toEqual([{ status: 'missed' }])
})

test('who saw an older state gets a message; who presses twice does not', async () => {
  const { id } = await asked('Seen Before', '11:00')
  const confirm = { visit: id, seen: '0', agent: owner.id }
  for (const _ of [1, 2]) expect((await post('confirmation', confirm)).status).toBe(302)
  const late = await post('cancellation', { visit: id, seen: '0' }, agent)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain(visitsTexts.refused.stale.title)
})

test('what is missing in a form is asked for, and nothing is written', async () => {
  const { id, leadId } = await asked('Half Filled', '12:00')
  const visit = { visit: id, seen: '0' }
  const hour = { day: '2026-02-30', time: '10:00' }
  for (const [noun, fields, text] of [
    ['confirmation', visit, visitsTexts.refused.unassigned.title],
    ['confirmation', { ...visit, agent: 'unknown' }, visitsTexts.refused.unassigned.title],
    ['time', { ...visit, ...hour }, visitsTexts.refused.hour.title],
    ['time', { ...visit, day: '2020-01-01', time: '10:00' }, visitsTexts.refused.past.title],
    ['outcome', { ...visit, outcome: 'came' }, visitsTexts.refused.early.title],
    [
      '',
      { lead: leadId, project: 'nowhere', day, time: '10:00' },
      visitsTexts.refused.project.title,
    ],
    ['', { phone: '9000000000', project: 'lodha-goa' }, visitsTexts.refused.lead.title],
  ] as const) {
    const answer = await post(noun, fields)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(text)
  }
  const row = await db.selectFrom('visits').select('sequence').where('id', '=', id).execute()
  expect(row).toEqual([{ sequence: 0 }])
})

test('a visit is made for a lead by its number or its phone, one to a project', async () => {
  const { leadId, phone } = await asked('Came Again', '10:00')
  const fields = { project: 'godrej-reverine', day, time: '17:00', agent: owner.id }
  expect((await post('', { ...fields, lead: leadId })).status).toBe(302)
  const twice = await post('', { ...fields, time: '18:00', phone: `+91 ${phone}` })
  expect(twice.status).toBe(409)
  expect(await twice.text()).toContain(visitsTexts.refused.double.title)
  const form = await pageOf(owner, `day=${day}&lead=${leadId}`)
  expect(form).toMatch(
    /For(?:<!-- -->)? <a [^>]*href="\/dashboard\/leads\/\d+"[^>]*><bdi>Came Again</,
  )
  // Two visits of one lead are one lead of the list.
  expect(
    (await findLeads(db, { scope: EVERYTHING, typed: phone })).leads.map((lead) => lead.id),
  ).toEqual([leadId])
})

test('who sees their own leads finds, changes and makes no visit of another', async () => {
  const { id, leadId } = await asked('Not For Them', '13:00')
  expect(await pageOf(own, `day=${day}&visit=${id}&done=${id}`)).not.toContain('Not For Them')
  expect(await pageOf(own, `day=${day}&lead=${leadId}`)).not.toContain('Not For Them')
  for (const noun of ['confirmation', 'time', 'cancellation', 'undo', 'outcome']) {
    const fields = { visit: id, seen: '0', agent: own.id, day, time: '17:00', outcome: 'came' }
    expect((await post(noun, fields, own)).status).toBe(404)
  }
  const make = { lead: leadId, project: 'ska-estate', day, time: '17:00', agent: own.id }
  expect((await post('', make, own)).status).toBe(404)
  await post('confirmation', { visit: id, seen: '0', agent: own.id })
  expect(await pageOf(own, `day=${day}`)).toContain('Not For Them')
})

test('a day that is none is today, and no one who is not signed in sees one', async () => {
  expect(await pageOf(owner, 'day=2026-02-30')).toContain('aria-current="date"')
  const answer = await postForm('/dashboard/visits/1/confirmation', { seen: '0' }, { Origin })
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin'])
})
