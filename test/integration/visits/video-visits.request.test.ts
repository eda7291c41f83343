import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const mark = 'video-visits.test'
const LINK = 'https://meet.example/abc-defg'
const day = dayOf(new Date(Date.now() + 30 * 86_400_000))

const asking = signedInOwner()

afterAll(() => db.deleteFrom('leads').where('email', '=', mark).execute())

function post(path: string, fields: Record<string, string>) {
  const address = `/dashboard/visits${path}?${new URLSearchParams({ day }).toString()}`
  return postForm(address, fields, { Origin, Cookie: asking.Cookie })
}

async function addLead(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, phone, email, message, idempotency_key, body_hash)
    values ('Ravi Abroad', '9812300931', ${mark}, 'Price?', gen_random_uuid()::text, 'x')
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function visitOf(leadId: string) {
  return db.selectFrom('visits').selectAll().where('lead_id', '=', leadId).executeTakeFirst()
}

async function placeIn(token = ''): Promise<string> {
  const calendar = new ICAL.Component(
    ICAL.parse(await (await fetchPath(`/visits/${token}.ics`)).text()),
  )
  return String(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('location'))
}

async function panelOf(id = ''): Promise<string> {
  const headers = { Cookie: asking.Cookie }
  return (await fetchPath(`/dashboard/visits?day=${day}&visit=${id}`, { headers })).text()
}

/** Of the visit form, on another hour each time. */
const formOf = (leadId: string, hour: number, fields: Record<string, string>) => ({
  lead: leadId,
  project: 'ska-estate',
  day,
  time: `${hour}:00`,
  agent: asking.people.owner.id,
  ...fields,
})

test('staff book a video visit, whose link the panel, the message and the calendar file show', async () => {
  const lead = await addLead()
  for (const link of ['meet.example/abc', 'http://meet.example/abc', 'javascript:alert(1)']) {
    const refused = await post('', formOf(lead, 10, { kind: 'video', link }))
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(visitsTexts.refused.link.title)
  }
  expect(await visitOf(lead)).toBeUndefined()
  expect((await post('', formOf(lead, 10, { kind: 'video', link: LINK }))).status).toBe(302)
  const visit = await visitOf(lead)
  expect(visit).toMatchObject({ is_video: true, video_link: LINK, status: 'confirmed' })
  expect(await placeIn(visit?.token)).toBe(LINK)
  const panel = await panelOf(visit?.id)
  expect(panel).toContain(`href="${LINK}"`)
  expect(panel).toContain(encodeURIComponent(visitsTexts.message.join(LINK)))
  const history = await db
    .selectFrom('lead_changes')
    .select('new_value')
    .where('lead_id', '=', lead)
    .where('kind', '=', 'visit')
    .execute()
  expect(history).toEqual([{ new_value: expect.stringContaining('"isVideo":true') }])
})

test('a link is changed with the time, kept where no field asks, removed by an empty field, and undone', async () => {
  const lead = await addLead()
  await post('', formOf(lead, 12, { kind: 'video', link: '' }))
  const { id = '' } = (await visitOf(lead)) ?? {}
  const change = async (noun: string, fields: Record<string, string>) => {
    const seen = String((await visitOf(lead))?.sequence)
    const answer = await post(`/${id}/${noun}`, { seen, day, time: '12:00', ...fields })
    expect(answer.status).toBe(302)
    return (await visitOf(lead))?.video_link
  }
  expect(await change('time', { kind: 'video', link: ` ${LINK} ` })).toBe(LINK)
  expect(await change('time', { time: '13:00' })).toBe(LINK)
  expect(await change('time', { kind: 'video', link: '', time: '13:00' })).toBeNull()
  expect(await change('undo', {})).toBe(LINK)
})

test('a visit at the project becomes a video visit, and one at the project again', async () => {
  const lead = await addLead()
  await post('', formOf(lead, 16, { kind: 'place' }))
  const { id = '', token } = (await visitOf(lead)) ?? {}
  const place = await placeIn(token)
  expect(place).toContain('SKA')
  const change = async (noun: string, fields: Record<string, string>) => {
    const seen = String((await visitOf(lead))?.sequence)
    const answer = await post(`/${id}/${noun}`, { seen, day, time: '16:00', ...fields })
    expect(answer.status).toBe(302)
    return visitOf(lead)
  }
  const news = async () =>
    (await fetchPath(`/dashboard/leads/${lead}`, { headers: { Cookie: asking.Cookie } })).text()

  expect(await change('time', { kind: 'video', link: LINK })).toMatchObject({
    is_video: true,
    video_link: LINK,
    sequence: 1,
  })
  expect(await placeIn(token)).toBe(LINK)
  expect(await panelOf(id)).toContain(encodeURIComponent(visitsTexts.message.join(LINK)))
  expect(await news()).toContain(`${visitsTexts.news.moved(true)}, ${visitsTexts.was(false)}: `)

  expect(await change('time', { kind: 'place', link: LINK })).toMatchObject({
    is_video: false,
    video_link: null,
  })
  expect(await placeIn(token)).toBe(place)
  expect(await panelOf(id)).not.toContain(encodeURIComponent(LINK))
  expect(await news()).toContain(`${visitsTexts.news.moved(false)}, ${visitsTexts.was(true)}: `)

  expect(await change('undo', {})).toMatchObject({ is_video: true, video_link: LINK })
  const refused = await post(`/${id}/time`, {
    seen: '3',
    day,
    time: '16:00',
    kind: 'video',
    link: 'x',
  })
  expect(refused.status).toBe(422)
  expect(await visitOf(lead)).toMatchObject({ is_video: true, video_link: LINK })
})

test('a change from before visits had two kinds to choose from is undone as it was', async () => {
  const lead = await addLead()
  await post('', formOf(lead, 17, { kind: 'video', link: LINK }))
  const { id = '' } = (await visitOf(lead)) ?? {}
  await post(`/${id}/time`, { seen: '0', day, time: '17:30', kind: 'video', link: LINK })
  await sql`update visits set previous = previous - 'isVideo' where id = ${id}`.execute(db)
  expect((await post(`/${id}/undo`, { seen: '1' })).status).toBe(302)
  expect(await visitOf(lead)).toMatchObject({ is_video: true, video_link: LINK })
})

test('a visit at the project takes no link', async () => {
  const lead = await addLead()
  expect((await post('', formOf(lead, 15, { kind: 'place', link: LINK }))).status).toBe(302)
  const visit = await visitOf(lead)
  expect(visit).toMatchObject({ is_video: false, video_link: null })
  expect(await panelOf(visit?.id)).not.toContain(visitsTexts.openLink)
})
