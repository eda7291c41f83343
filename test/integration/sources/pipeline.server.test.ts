import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'

import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import { listReviews } from '#app/sources/page/list-deliveries.server.ts'
import { generic } from '#app/sources/kinds/generic/generic.ts'
import { readDelivery } from '#app/sources/pipeline/read-delivery.server.ts'
import { storeDelivery } from '#app/sources/pipeline/receive.server.ts'
import { enterPhone, rejectEnquiry, replay } from '#app/sources/pipeline/settle-review.server.ts'
import {
  hasWaitingDeliveries,
  readWaitingDeliveries,
} from '#app/sources/pipeline/waiting-deliveries.server.ts'
import { reviewTexts } from '#app/strings/en/sources/review.ts'
import { sourceTexts } from '#app/strings/en/sources/sources.ts'
import { db } from '#db/client.server.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import {
  addSource,
  deliveriesOf,
  enquiriesOf,
  leadsOf,
  newPhone,
  type MadeSource,
} from './source-scene.ts'

function store(source: MadeSource, value: unknown, way: 'push' | 'pull' | 'test' = 'push') {
  const payload = {
    contentType: 'application/json',
    query: {},
    body: Buffer.from(JSON.stringify(value)),
  }
  return storeDelivery(db, source.id, { way, payload })
}

const never = (error: unknown) => {
  throw error
}

async function owner() {
  return { id: await addAgent(db, `owner-${crypto.randomUUID()}`, { role: 'owner' }) }
}

test('a test of our own page does not say that the source works', async () => {
  const source = await addSource('generic')
  expect(await readDelivery(db, await store(source, { test: true }, 'test'))).toBe('test')
  const row = db.selectFrom('sources').select('tested_at').where('id', '=', source.id)
  expect(await row.executeTakeFirst()).toEqual({ tested_at: null })
})

test('what a killed process stored and did not read, the job reads', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  const id = await store(source, { phone })
  // Another process had begun, and was killed.
  await sql`update source_deliveries set attempts = 1, read_after = now() + interval '1 minute'
    where id = ${id}`.execute(db)
  expect(await readDelivery(db, id)).toBe('waiting')
  await sql`update source_deliveries set read_after = now() - interval '3 seconds'
    where id = ${id}`.execute(db)
  expect(await hasWaitingDeliveries(db)).toBe(true)
  await readWaitingDeliveries(db, never)
  expect(await leadsOf(phone)).toHaveLength(1)
  expect(await readDelivery(db, id)).toBe('waiting')
  expect(await leadsOf(phone)).toHaveLength(1)
})

test('two workers at once make one lead, of one delivery and of a repeated one', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  const ids = [
    await store(source, { external_id: 'a', phone }),
    await store(source, { external_id: 'a', phone }),
  ]
  await Promise.all([...ids, ...ids].map((id) => readDelivery(db, id)))
  expect(await leadsOf(phone)).toHaveLength(1)
  const results = (await deliveriesOf(source)).map(({ result }) => result)
  expect(new Set(results)).toEqual(new Set(['duplicate', 'enquiries']))
})

test('the same person through two sources at once is one new lead and one repeat', async () => {
  const sources = [await addSource('generic'), await addSource('generic', { name: 'Other page' })]
  const phone = newPhone()
  const ids = await Promise.all(sources.map((source) => store(source, { phone })))
  const results = await Promise.all(ids.map((id) => readDelivery(db, id)))
  expect(results.toSorted()).toEqual(['new', 'repeat'])
})

test('a parser that fails leaves the delivery to review, and one click reads it again', async () => {
  const source = await addSource('generic')
  const by = await owner()
  const phone = newPhone()
  const parse = vi.spyOn(generic, 'parse').mockImplementation(() => {
    throw new Error('a field that no one knew')
  })
  await readDelivery(db, await store(source, { phone }))
  const [enquiry] = await enquiriesOf(source)
  expect(enquiry).toMatchObject({ result: 'review', reason: reviewTexts.parser })
  const which = { sourceId: source.id, enquiryId: enquiry?.id ?? '' }
  expect(await replay(db, which, by)).toBe(true)
  expect(await enquiriesOf(source)).toMatchObject([{ result: 'review' }])
  parse.mockRestore()
  expect(await replay(db, which, by)).toBe(true)
  expect(await leadsOf(phone)).toHaveLength(1)
  expect(await enquiriesOf(source)).toMatchObject([{ id: enquiry?.id, result: 'new' }])
  expect(await replay(db, which, by)).toBe(false)
})

test('a delivery that stops the process again and again waits for a person', async () => {
  const source = await addSource('generic')
  const id = await store(source, { phone: newPhone() })
  await sql`update source_deliveries set attempts = 5 where id = ${id}`.execute(db)
  expect(await readDelivery(db, id)).toBe('review')
  expect(await enquiriesOf(source)).toMatchObject([{ reason: reviewTexts.stopped(5) }])
})

test('staff enter the phone that a source hides, or reject the enquiry', async () => {
  const source = await addSource('generic')
  const by = await owner()
  await readDelivery(db, await store(source, { name: 'Asha', phone: '98XXXXXX01' }))
  await readDelivery(db, await store(source, { name: 'Ravi', email: 'ravi@example.com' }))
  const [asha, ravi] = await enquiriesOf(source)
  const number = newPhone()
  const phone = { number, country: 'IN' }
  const which = { sourceId: source.id, enquiryId: asha?.id ?? '' }
  const made = await enterPhone(db, which, { phone, name: '' }, by)
  expect(await leadsOf(number)).toMatchObject([{ id: made, name: 'Asha' }])
  expect(await enterPhone(db, which, { phone, name: '' }, by)).toBeUndefined()
  const other = { sourceId: source.id, enquiryId: ravi?.id ?? '' }
  expect(await rejectEnquiry(db, other, by)).toBe(true)
  expect(await rejectEnquiry(db, other, by)).toBe(false)
  expect((await enquiriesOf(source)).map(({ result }) => result)).toEqual(['new', 'rejected'])
})

test('a phone that a source hides at first and shows later settles the review', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  await readDelivery(db, await store(source, { external_id: 'q1', phone: '98XXXXXX01' }))
  await readDelivery(db, await store(source, { external_id: 'q1', phone }))
  expect(await leadsOf(phone)).toHaveLength(1)
  expect(await enquiriesOf(source)).toMatchObject([{ result: 'new' }])
})

test('a list becomes a lead each; what is read again and again leaves no row', async () => {
  const source = await addSource('generic')
  const leads = [newPhone(), newPhone(), 'hidden'].map((phone, index) => ({
    external_id: String(index),
    phone,
  }))
  await readDelivery(db, await store(source, leads, 'pull'))
  await readDelivery(db, await store(source, leads, 'pull'))
  expect((await enquiriesOf(source)).map(({ result }) => result)).toEqual(['new', 'new', 'review'])
  expect(await deliveriesOf(source)).toHaveLength(1)
})

test('who withdraws leaves nothing of themselves, and a source that is read again brings nothing back', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  const sent = { external_id: 'w1', phone, name: 'Asha' }
  await readDelivery(db, await store(source, sent))
  await readDelivery(db, await store(source, { external_id: 'w2', name: 'Ravi', phone: 'hidden' }))
  const [lead] = await leadsOf(phone)
  await withdrawPerson(db, { leadId: lead?.id ?? '' }, { way: 'desk', days: 0 })
  expect((await deliveriesOf(source)).map(({ payload }) => payload === null)).toEqual([true, false])
  expect(await enquiriesOf(source)).toMatchObject([{ result: 'review' }])
  expect(await readDelivery(db, await store(source, sent))).toBe('duplicate')
  expect(await leadsOf(phone)).toEqual([])
})

test('XML that is cut off waits for a person as it was sent', async () => {
  const source = await addSource('99acres')
  const cut = '<?xml version="1.0"?><Xml><Qry><Name>Asha</Name>'
  const payload = { contentType: 'text/xml', query: {}, body: Buffer.from(cut) }
  await readDelivery(db, await storeDelivery(db, source.id, { way: 'push', payload }))
  expect(await listReviews(db, source.id)).toMatchObject([
    { sent: { [sourceTexts.said.sent]: cut } },
  ])
})
