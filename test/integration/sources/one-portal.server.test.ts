import { expect, test } from 'vitest'

import { readDelivery } from '#app/sources/pipeline/read-delivery.server.ts'
import { storeDelivery } from '#app/sources/pipeline/receive.server.ts'
import { db } from '#db/client.server.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

import { addSource, enquiriesOf, leadsOf, newPhone, type MadeSource } from './source-scene.ts'

async function read(source: MadeSource, value: unknown, way: 'push' | 'pull' = 'push') {
  const body = Buffer.from(JSON.stringify(value))
  const payload = { contentType: 'application/json', query: {}, body }
  return readDelivery(db, await storeDelivery(db, source.id, { way, payload }))
}

const addMails = () => addSource('email', { settings: { mailServer: 'mx.example' } })

const SECOND = new Date('2026-10-08T06:30:00Z').getTime() / 1000

const listed = (phone: string, seconds: number, more = {}) => ({
  data: [{ lead_name: 'Asha', lead_phone: phone, lead_date: SECOND + seconds, ...more }],
})

const mail = (phone: string, { to = 'asha@example.com', id = '1' } = {}) => ({
  messageId: `<${phone}-${id}@mail.example>`,
  from: '99acres <noreply@99acres.com>',
  subject: 'Property Advertisement Response',
  authenticationResults: 'mx.example; dkim=pass header.d=99acres.com',
  text: `You have received a response on 3 BHK in Lodha Goa\n(A10000001) on 99acres.com\nDetails of the response\nAsha Example\n${to}\n${phone}`,
})

const row = (phone: string, id: string, more = {}) => ({
  QueryId: id,
  Name: 'Asha Example',
  Phone: phone,
  ProjectName: 'Lodha Goa',
  ...more,
})

const results = async (source: MadeSource) =>
  (await enquiriesOf(source)).map(({ result }) => result)

async function historyOf(leadId: string) {
  const { length } = await db
    .selectFrom('lead_changes')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'source')
    .execute()
  return length
}

test.each([
  [-600, 'duplicate'],
  [600, 'duplicate'],
  [-601, 'repeat'],
  [601, 'repeat'],
])('without an id, an enquiry %d seconds away is a %s', async (seconds, result) => {
  const source = await addSource('housing')
  const phone = newPhone()
  expect(await read(source, listed(phone, 0))).toBe('new')
  expect(await read(source, listed(phone, seconds))).toBe(result)
})

test('two advertisements within ten minutes are two enquiries, two projects, too', async () => {
  const source = await addSource('housing')
  const phone = newPhone()
  await read(source, listed(phone, 0, { flat_id: '1', project_name: 'A' }))
  expect(await read(source, listed(phone, 60, { flat_id: '2', project_name: 'A' }))).toBe('repeat')
  expect(await read(source, listed(phone, 90, { project_name: 'B' }))).toBe('repeat')
  expect(await read(source, listed(phone, 120, { project_name: 'A' }))).not.toBe('repeat')
  expect(await results(source)).toEqual(['new', 'repeat', 'repeat'])
})

test('twice in one list with other times is one enquiry', async () => {
  const source = await addSource('housing')
  const phone = newPhone()
  const { data } = listed(phone, 0)
  await read(source, { data: [...data, ...listed(phone, 300).data, ...listed(phone, 900).data] })
  expect(await results(source)).toEqual(['new', 'repeat'])
})

test('a push without a time and the list of the portal are one enquiry', async () => {
  const source = await addSource('housing')
  const phone = newPhone()
  const pushed = { name: 'Asha', mobile: phone, project: 'Lodha Goa' }
  expect(await read(source, pushed)).toBe('new')
  const now = Math.floor(Date.now() / 1000) - SECOND
  const found = listed(phone, now - 60, { flat_id: '7', project_name: 'Lodha Goa' })
  const [entry] = found.data
  const more = { data: [{ ...entry, lead_email: 'asha@example.com' }] }
  expect(await read(source, more, 'pull')).not.toBe('repeat')
  expect(await results(source)).toEqual(['new'])
  expect(await leadsOf(phone)).toMatchObject([{ email: 'asha@example.com' }])
  // The portal sends it again, too late for a time of its own.
  expect(await read(source, pushed)).toBe('duplicate')
})

test('other words of a known enquiry stay as they came, the same words of a list do not', async () => {
  const source = await addSource('99acres')
  const phone = newPhone()
  const said = row(phone, `q${phone}`, { QryInfo: 'Is the corner plot free?' })
  expect(await read(source, said, 'pull')).toBe('new')
  expect(await read(source, { ...said, Name: 'Asha Example' }, 'pull')).toBe('duplicate')
  expect(await read(source, { ...said, QryInfo: 'On Sunday?' }, 'pull')).toBe('conflict')
  const { length } = await db
    .selectFrom('source_deliveries')
    .select('id')
    .where('source_id', '=', source.id)
    .execute()
  expect(length).toBe(2)
})

test('a mail after the list of its portal is a repeat of the same enquiry', async () => {
  const portal = await addSource('99acres')
  const mails = await addMails()
  const phone = newPhone()
  expect(await read(portal, row(phone, `q${phone}`), 'pull')).toBe('new')
  expect(await read(mails, mail(phone))).toBe('repeat')
  const leads = await leadsOf(phone)
  expect(leads).toMatchObject([
    { email: 'asha@example.com', campaign: { last: { source: portal.id } } },
  ])
  expect(await historyOf(leads[0]?.id ?? '')).toBe(1)
  expect([await results(portal), await results(mails)]).toEqual([['new'], ['repeat']])
})

test('after a mail, the portal itself is the source of the lead, and another enquiry gets a line', async () => {
  const portal = await addSource('99acres')
  const mails = await addMails()
  const phone = newPhone()
  expect(await read(mails, mail(phone))).toBe('new')
  expect(await read(portal, row(phone, `q${phone}`), 'pull')).toBe('repeat')
  const [lead] = await leadsOf(phone)
  expect(lead).toMatchObject({
    campaign: { first: { source: mails.id }, last: { source: portal.id } },
  })
  expect(await historyOf(lead?.id ?? '')).toBe(1)
  expect(await read(portal, row(phone, `r${phone}`), 'pull')).toBe('repeat')
  expect(await leadsOf(phone)).toHaveLength(1)
  expect(await historyOf(lead?.id ?? '')).toBe(2)
})

test.each([
  ['is the corner plot free', 1],
  ['Can I visit on Sunday?', 2],
])(
  'after “Is the corner plot free?” a mail that says “%s” makes %d lines',
  async (words, count) => {
    const portal = await addSource('99acres')
    const mails = await addMails()
    const phone = newPhone()
    await read(portal, row(phone, `q${phone}`, { QryInfo: 'Is the corner plot free?' }), 'pull')
    const said = mail(phone)
    await read(mails, { ...said, text: `${said.text}\nMobile: ${phone}\nMessage: ${words}` })
    const [lead] = await leadsOf(phone)
    expect(await historyOf(lead?.id ?? '')).toBe(count)
  },
)

test('a mail that names the advertisement alone gets its project from the portal', async () => {
  const portal = await addSource('99acres')
  const phone = newPhone()
  const said = mail(phone)
  await read(await addMails(), { ...said, text: said.text.replace('Lodha Goa', 'Baner') })
  expect(await leadsOf(phone)).toMatchObject([{ location: 'N/A', project_id: null }])
  await read(portal, row(phone, `q${phone}`, { PROPERTY_CODE: 'A10000001', QryInfo: 'Call me' }))
  const { id } = projectBySlug('lodha-goa')
  expect(await leadsOf(phone)).toMatchObject([
    { location: 'Lodha Goa', project_id: id, city: 'Goa' },
  ])
})

test('a mail without a phone is of the lead that its portal sent with this email', async () => {
  const portal = await addSource('99acres')
  const mails = await addMails()
  const phone = newPhone()
  const to = `asha${phone}@example.com`
  await read(portal, row(phone, `q${phone}`, { Email: to }))
  const [lead] = await leadsOf(phone)
  await read(mails, mail('98XXXXXX01', { to, id: phone }))
  expect(await enquiriesOf(mails)).toMatchObject([{ result: 'repeat', lead_id: lead?.id }])
})

test('mails of another portal and about another project are leads of their own', async () => {
  const portal = await addSource('99acres')
  const phone = newPhone()
  await read(portal, row(phone, `q${phone}`))
  await read(await addMails(), {
    ...mail(phone),
    text: mail(phone).text.replace('Lodha Goa', 'Godrej Indore').replace('A1', 'A2'),
  })
  await read(await addSource('justdial'), { leadid: phone, mobile: phone, name: 'Asha' })
  expect(await leadsOf(phone)).toHaveLength(3)
})

test('of two projects asked for by turns, each enquiry joins the lead of its own', async () => {
  const portal = await addSource('99acres')
  const mails = await addMails()
  const phone = newPhone()
  const other = { ProjectName: 'Godrej Indore' }
  await read(portal, row(phone, `q${phone}`))
  await read(portal, row(phone, `r${phone}`, other))
  await read(portal, row(phone, `s${phone}`))
  const said = mail(phone)
  await read(mails, said)
  const text = said.text.replace('Lodha Goa', 'Godrej Indore').replace('A1', 'A2')
  await read(mails, { ...said, messageId: `<${phone}-2@mail.example>`, text })
  expect((await leadsOf(phone)).map(({ location }) => location)).toEqual([
    'Lodha Goa',
    'Godrej Indore',
  ])
})

test('a second mail of a mailbox is no copy: without a phone it waits', async () => {
  const mails = await addMails()
  const phone = newPhone()
  const to = `asha${phone}@example.com`
  await read(mails, mail(phone, { to }))
  await read(mails, mail('98XXXXXX01', { to, id: '2' }))
  expect(await results(mails)).toEqual(['new', 'review'])
})
