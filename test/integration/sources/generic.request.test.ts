import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

import { deliveryTexts } from '#app/strings/en/sources/delivery.ts'
import { genericTexts } from '#app/strings/en/sources/generic.ts'
import { reviewTexts } from '#app/strings/en/sources/review.ts'
import { changeSource, rotateKey } from '#app/sources/store/change-source.server.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import {
  addSource,
  deliveriesOf,
  enquiriesOf,
  leadsOf,
  newPhone,
  send,
  type MadeSource,
} from './source-scene.ts'

test('a lead is stored, answered and told like any other', async () => {
  const source = await addSource('generic', { name: 'Landing page' })
  const phone = newPhone()
  const answer = await send(source, {
    external_id: 'row-1',
    'Full Name': 'Asha Example',
    'Mobile No.': `+91 ${phone}`,
    email: 'asha@example.com',
    message: 'Please call after 6 pm',
    project: 'lodha goa',
    campaign: 'Oct launch',
    extra: { preferred_floor: '5-10' },
  })
  expect(answer.status).toBe(201)
  const [enquiry] = await enquiriesOf(source)
  expect(await answer.json()).toEqual({ id: enquiry?.delivery_id, status: 'created' })
  const [lead] = await leadsOf(phone)
  expect(lead).toMatchObject({
    name: 'Asha Example',
    email: 'asha@example.com',
    message: 'Please call after 6 pm\nextra.preferred_floor: 5-10',
    location: 'Lodha Goa',
    campaign: { last: { utm_source: 'Landing page', utm_campaign: 'Oct launch' } },
  })
  expect(lead?.project_id).not.toBeNull()
  expect(enquiry).toMatchObject({ result: 'new', lead_id: lead?.id })
  const history = await db
    .selectFrom('lead_changes')
    .select(['kind', 'new_value', 'staff_id'])
    .where('lead_id', '=', lead?.id ?? '')
    .execute()
  expect(history).toMatchObject([{ kind: 'source', staff_id: null }])
  expect(history[0]?.new_value).toContain('Landing page')
})

test('a form, the key in the path and the key in the query are as good', async () => {
  const source = await addSource('generic')
  const [one, other] = [newPhone(), newPhone()]
  const body = new URLSearchParams({ 'form_fields[name]': 'Asha', 'form_fields[phone]': one })
  const inPath = await fetchPath(`/api/v1/sources/${source.key}`, { method: 'POST', body })
  expect(inPath.status).toBe(201)
  const inQuery = await fetchPath(`/api/v1/sources/${source.publicId}?key=${source.key}`, {
    method: 'POST',
    body: JSON.stringify({ data: { contact: { phone: other } } }),
  })
  expect(inQuery.status).toBe(201)
  expect(await leadsOf(one)).toMatchObject([{ name: 'Asha' }])
  expect(await leadsOf(other)).toHaveLength(1)
})

test('the same id is stored once, with other content it is a conflict', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  const lead = { external_id: 'row-7', phone, message: 'Price?' }
  expect((await send(source, lead)).status).toBe(201)
  const again = await send(source, lead)
  expect([again.status, await again.json()]).toMatchObject([200, { status: 'duplicate' }])
  const other = await send(source, { ...lead, message: 'Plan?' })
  expect([other.status, await other.json()]).toEqual([
    409,
    { error: 'conflict', message: genericTexts.conflict },
  ])
  const key = { 'Idempotency-Key': 'try-1' }
  const keyed = { phone: newPhone() }
  expect((await send(source, keyed, { headers: key })).status).toBe(201)
  expect((await send(source, keyed, { headers: key })).status).toBe(200)
  expect(await leadsOf(phone)).toHaveLength(1)
  expect((await enquiriesOf(source)).map(({ result }) => result)).toEqual(['new', 'new'])
})

test('a known person asks again: of the same within two days in one lead, of another in a second', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  await send(source, { phone, project: 'Lodha Goa', message: 'Price?' })
  const same = await send(source, { phone, project: 'Lodha Goa', message: 'And the plan?' })
  expect(await same.json()).toMatchObject({ status: 'enquiry_added' })
  const other = await send(source, { phone, project: 'Godrej Indore' })
  expect(await other.json()).toMatchObject({ status: 'enquiry_added' })
  const leads = await leadsOf(phone)
  expect(leads.map(({ location }) => location)).toEqual(['Lodha Goa', 'Godrej Indore'])
  const history = await db
    .selectFrom('lead_changes')
    .select('new_value')
    .where('lead_id', '=', leads[0]?.id ?? '')
    .orderBy('id')
    .execute()
  expect(history[1]?.new_value).toContain('And the plan?')
  expect((await enquiriesOf(source)).map(({ result }) => result)).toEqual([
    'new',
    'repeat',
    'repeat',
  ])
})

test('without a usable phone it waits for a person, and is never lost', async () => {
  const source = await addSource('generic')
  const answers = [
    await send(source, { name: 'Asha', email: 'asha@example.com' }),
    await send(source, { name: 'Asha', phone: '98XXXXXX01' }),
    await send(source, { name: 'Asha', phone: '9.19E+11' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await enquiriesOf(source)).toMatchObject([
    { result: 'review', reason: reviewTexts.phone.missing },
    { result: 'review', reason: reviewTexts.phone.masked },
    { result: 'review', reason: reviewTexts.phone.shortened },
  ])
})

test('a test is read and shown, and is no lead', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  const answer = await send(source, { phone }, { query: '?test=1' })
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'test' }])
  expect(await leadsOf(phone)).toEqual([])
  expect(await deliveriesOf(source)).toMatchObject([{ result: 'test' }])
  const tested = db.selectFrom('sources').select('tested_at').where('id', '=', source.id)
  expect((await tested.executeTakeFirst())?.tested_at).not.toBeNull()
})

test('a tool tests its connection by GET', async () => {
  const source = await addSource('generic')
  const headers = { Authorization: `Bearer ${source.key}` }
  const path = `/api/v1/sources/${source.publicId}`
  const answer = await fetchPath(path, { headers })
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await fetchPath(path)).status).toBe(401)
  expect(await deliveriesOf(source)).toEqual([])
  expect(await refusalOf(source)).toBeNull()
})

test.each(['lk_0', '%00', '%7B%7D', '..%2fleads'])('there is no source at %s', async (part) => {
  const answer = await fetchPath(`/api/v1/sources/${part}`, { method: 'POST', body: '{}' })
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { message: deliveryTexts.unknown },
  ])
})

async function refusalOf(source: MadeSource) {
  const row = db.selectFrom('sources').select('refusal').where('id', '=', source.id)
  return (await row.executeTakeFirst())?.refusal
}

async function statusOf(source: MadeSource): Promise<number> {
  return (await send(source, { test: 1 })).status
}

test('two keys are valid at a time, until an owner removes the old one', async () => {
  const source = await addSource('generic')
  const by = { id: await addAgent(db, `owner-${crypto.randomUUID()}`, { role: 'owner' }) }
  const second = { ...source, key: (await rotateKey(db, source.id, by)) ?? '' }
  expect([await statusOf(source), await statusOf(second)]).toEqual([200, 200])
  const third = { ...source, key: (await rotateKey(db, source.id, by)) ?? '' }
  const all = [await statusOf(source), await statusOf(second), await statusOf(third)]
  expect(all).toEqual([401, 200, 200])
  await changeSource(db, source.id, { kind: 'remove-old-key' }, by)
  expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200])
})

test('each refusal has its reason in words, and the owner sees the last', async () => {
  const source = await addSource('generic')
  const path = `/api/v1/sources/${source.publicId}`
  const missing = await fetchPath(path, { method: 'POST', body: '{}' })
  expect([missing.status, await missing.json()]).toMatchObject([
    401,
    { message: deliveryTexts.noKey },
  ])
  expect(await refusalOf(source)).toBe(deliveryTexts.noKey)
  const wrong = await send({ ...source, key: 'lk_0' }, {})
  expect([wrong.status, await wrong.json()]).toMatchObject([
    401,
    { message: deliveryTexts.wrongKey },
  ])
  const unreadable = await send(source, '{"phone":')
  expect([unreadable.status, await unreadable.json()]).toMatchObject([
    400,
    { message: genericTexts.unreadable },
  ])
  expect(await refusalOf(source)).toBe(genericTexts.unreadable)
  expect((await send(source, 'x'.repeat(257 * 1024))).status).toBe(413)
  expect((await fetchPath(path, { method: 'PUT', body: '{}' })).status).toBe(405)
  await db.updateTable('sources').set({ is_paused: true }).where('id', '=', source.id).execute()
  expect((await send(source, { phone: newPhone() })).status).toBe(403)
  expect(await deliveriesOf(source)).toEqual([])
})

test('a body of 200 kB is taken here, and nowhere else', async () => {
  const source = await addSource('generic')
  const message = 'x'.repeat(200 * 1024)
  expect((await send(source, { phone: newPhone(), message })).status).toBe(201)
  const elsewhere = await fetchPath('/api/v1/user/connect', { method: 'POST', body: message })
  expect(elsewhere.status).toBe(413)
})

test('where the source signs, only what is signed counts', async () => {
  const signingSecret = `whsec_${Buffer.from('a secret of 24 bytes....').toString('base64')}`
  const source = await addSource('generic', { secrets: { signingSecret } })
  const body = JSON.stringify({ phone: newPhone() })
  const signed = (at: Date, text = body) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(signingSecret).sign('msg_1', at, text),
  })
  const late = new Date(Date.now() - 6 * 60_000)
  expect((await send(source, body)).status).toBe(401)
  expect((await send(source, body, { headers: signed(late) })).status).toBe(401)
  expect((await send(source, body, { headers: signed(new Date(), '{}') })).status).toBe(401)
  expect((await send(source, body, { headers: signed(new Date()) })).status).toBe(201)
  expect((await send(source, body, { headers: signed(new Date()) })).status).toBe(200)
})

test('what was sent is sealed in the database, and no key is in it', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  await send(source, { name: 'Asha Example', phone }, { query: `?key=${source.key}` })
  const [delivery] = await deliveriesOf(source)
  expect(delivery?.payload).not.toContain('Asha')
  const row = await db
    .selectFrom('sources')
    .selectAll()
    .where('id', '=', source.id)
    .executeTakeFirst()
  expect(JSON.stringify(row)).not.toContain(source.key)
})
