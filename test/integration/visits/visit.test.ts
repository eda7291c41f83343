import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { visitDays, visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { db } from '#db/client.server.ts'
import { emptyCity, projectBySlug, projects } from '#test/helpers/listed.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const typed = { name: 'Asha Rao', email: 'asha@example.com', message: 'With my parents' }
const day = visitDays(new Date())[3] ?? ''
const slot = { day, time: '14:00' }
const startsAt = new Date(`${day}T14:00:00+05:30`)

/** A phone that no other test of this run uses. */
let serial = 0
function freshPhone(): string {
  serial += 1
  return `7${String(Date.now()).slice(-6)}${String(serial).padStart(3, '0')}`
}

function call(pay: unknown) {
  const meta = { pid: 'northlight', appName: 'website', reqAction: 'connect', location: 'N/A' }
  return fetchPath('/api/v1/user/connect', {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({ meta, pay }),
  })
}

function visitsOf(phone: string) {
  return db
    .selectFrom('visits')
    .innerJoin('leads', 'leads.id', 'visits.lead_id')
    .select(['project', 'starts_at', 'location', 'page', 'token'])
    .where('phone', '=', phone)
    .execute()
}

test.each(projects.map(({ slug }) => slug))('a visit to %s can be planned', async (slug) => {
  const page = await fetchPath(`/visit/${slug}`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain(`action="/visit/${slug}?answer#enquire"`)
  expect(html).toContain('We’ll contact you to confirm your slot.')
  expect(html).toContain('content="noindex"')
  expect(await (await fetchPath(`/${slug}`)).text()).toContain(`href="/visit/${slug}"`)
})
test('the page offers fourteen days from tomorrow, and times of India', async () => {
  const html = await (await fetchPath('/visit/ska-estate')).text()
  const offered = [...html.matchAll(/<option value="(\d{4}-\d\d-\d\d)"/g)].map(([, each]) => each)
  expect(offered).toEqual(visitDays(new Date()))
  expect(html).toContain('<option value="10:00">10:00 am IST</option>')
})
test('a visit to what is not listed is the home page', async () => {
  const response = await fetchPath('/visit/nowhere')
  expect(response.status).toBe(404)
  expect((await fetchPath('/Visit/SKA-estate/')).headers.get('location')).toBe('/visit/ska-estate')
})
test('without script a visit is stored, and the page gives its calendar file', async () => {
  const phone = freshPhone()
  const fields = { ...typed, ...slot, phone, page: '/visit/ska-estate', location: 'SKA Estate' }
  const response = await postForm('/visit/ska-estate', fields)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const html = await response.text()
  expect(html).toContain(enquiryTexts.sent)
  expect(html.replaceAll('<!-- -->', '')).toContain(
    `You asked for a visit on ${visitText(startsAt)}.`,
  )
  const [visit] = await visitsOf(phone)
  expect(visit).toMatchObject({
    project: 'ska-estate',
    starts_at: startsAt,
    location: 'SKA Estate',
  })
  expect(html).toContain(`href="/visits/${visit?.token}.ics"`)
})
test('the calendar file is tentative, for the visitor alone and for no cache', async () => {
  const phone = freshPhone()
  const answer = await call({ ...typed, phone, visit: { project: 'lodha-goa', ...slot } })
  const shape = z.object({ data: z.object({ visit: z.object({ calendar: z.string() }) }) })
  const { calendar } = shape.parse(await answer.json()).data.visit
  const file = await fetchPath(calendar)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect(file.headers.get('x-robots-tag')).toBe('noindex')
  const text = await file.text()
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe(
    `Site visit: ${projectBySlug('lodha-goa').name}`,
  )
  expect(event?.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(
    startsAt.toISOString().replace('.000', ''),
  )
  for (const secret of [phone, typed.name, typed.email, typed.message]) {
    expect(text + calendar).not.toContain(secret)
  }
})
test.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', "'--", '%00'])(
  'a calendar file %s that was never made is not found',
  async (token) => {
    const response = await fetchPath(`/visits/${token}.ics`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('VCALENDAR')
  },
)
test.each([
  ['yesterday', { day: '2020-01-01', time: '10:00' }, 'That slot is not available.'],
  ['an hour that is not offered', { day, time: '03:00' }, 'That slot is not available.'],
  ['no hour', { day, time: '' }, 'Choose a day and a time for the visit.'],
])('without script %s is refused, and nothing typed is lost', async (_name, wrong, text) => {
  const phone = freshPhone()
  const fields = { ...typed, ...wrong, phone, reachBy: 'whatsapp' }
  const response = await postForm('/visit/ska-estate', fields)
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain(text)
  for (const value of [typed.name, typed.email, phone]) expect(html).toContain(`value="${value}"`)
  expect(html).toContain(typed.message)
  expect(html).toContain('<option value="whatsapp" selected="">')
  expect(await visitsOf(phone)).toEqual([])
})
test('without script the hour that was right stays chosen', async () => {
  const html = await (await postForm('/visit/ska-estate', { ...slot, phone: '1' })).text()
  expect(html).toContain(`<option value="${day}" selected="">`)
  expect(html).toContain(enquiryTexts.required)
})
test.each([
  [{ project: 'lodha-goa', day: '2020-01-01', time: '10:00' }],
  [{ project: 'nowhere', ...slot }],
  [{ project: 'lodha-goa' }],
  ['tomorrow'],
  [[]],
])('the call refuses the visit %j and stores nothing', async (visit) => {
  const phone = freshPhone()
  const response = await call({ ...typed, phone, visit })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ statusCode: '422', message: expect.any(String) })
  const stored = await db.selectFrom('leads').select('id').where('phone', '=', phone).execute()
  expect(stored).toEqual([])
})
test('the call keeps a wish to be reached and ignores one it does not know', async () => {
  const phone = freshPhone()
  await call({ ...typed, phone, reachBy: 'email', reachWhen: 'midnight' })
  const [lead] = await db.selectFrom('leads').selectAll().where('phone', '=', phone).execute()
  expect(lead).toMatchObject({ preferred_channel: 'email', preferred_time: null })
})
test('without script a city without a project takes an enquiry for that city', async () => {
  const phone = freshPhone()
  const path = `/city/${emptyCity.slug}`
  const html = await (await fetchPath(path)).text()
  expect(html).toContain('Coming Soon')
  expect(html).toContain(`Tell me about new projects in ${emptyCity.name}`)
  expect(html).toContain(`action="${path}?answer#enquire"`)
  const fields = { ...typed, phone, location: emptyCity.name, page: path }
  const refused = await postForm(path, { ...fields, phone: '12' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="Asha Rao"')
  const taken = await postForm(path, fields)
  expect(await taken.text()).toContain(enquiryTexts.sent)
  const [lead] = await db.selectFrom('leads').selectAll().where('phone', '=', phone).execute()
  expect(lead).toMatchObject({ location: emptyCity.name, page: path })
})
