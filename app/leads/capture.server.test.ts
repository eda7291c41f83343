import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { db } from '#app/db.server.ts'

import { recordEnquiry, type Capture } from './capture.server.ts'

let serial = 0

/** An enquiry no other test of this run sends. */
function capture(changes: Partial<Capture> = {}): Capture {
  serial += 1
  const phone = `9${String(Date.now()).slice(-6)}${String(serial).padStart(3, '0')}`
  return {
    enquiry: {
      name: 'Asha Rao',
      phone,
      country: 'IN',
      email: 'asha@example.com',
      message: 'Price?',
    },
    key: '',
    location: 'N/A',
    page: '/connect',
    campaign: {},
    ...changes,
  }
}

async function leadsOf(phone: string) {
  return db.selectFrom('leads').selectAll().where('phone', '=', phone).orderBy('id').execute()
}

test('an enquiry is stored with where it came from', async () => {
  const sent = capture({
    key: 'k1',
    location: 'Goa',
    page: '/lodha-goa',
    campaign: { first: { gclid: 'a' } },
  })
  expect(await recordEnquiry(db, sent)).toEqual({ stored: true })
  expect(await leadsOf(sent.enquiry.phone)).toMatchObject([
    {
      name: 'Asha Rao',
      location: 'Goa',
      page: '/lodha-goa',
      campaign: { first: { gclid: 'a' } },
      is_demo: false,
    },
  ])
})
test('one key sent twenty times at once is one lead', async () => {
  const sent = capture({ key: 'k2' })
  const results = await Promise.all(Array.from({ length: 20 }, () => recordEnquiry(db, sent)))
  expect(results.filter(({ stored }) => stored)).toHaveLength(1)
  expect(await leadsOf(sent.enquiry.phone)).toHaveLength(1)
})
test('one key with another body is another lead', async () => {
  const sent = capture({ key: 'k3' })
  await recordEnquiry(db, sent)
  const corrected = { ...sent, enquiry: { ...sent.enquiry, email: 'asha.rao@example.com' } }
  expect(await recordEnquiry(db, corrected)).toEqual({ stored: true })
  expect(await recordEnquiry(db, corrected)).toEqual({ stored: false })
  expect(await leadsOf(sent.enquiry.phone)).toHaveLength(2)
})
test('without a key twenty at once of the same phone, page and message are one lead', async () => {
  const sent = capture()
  const results = await Promise.all(Array.from({ length: 20 }, () => recordEnquiry(db, sent)))
  expect(results.filter(({ stored }) => stored)).toHaveLength(1)
})
test('without a key another page or message is another lead', async () => {
  const sent = capture()
  await recordEnquiry(db, sent)
  await recordEnquiry(db, { ...sent, page: '/ska-estate' })
  await recordEnquiry(db, { ...sent, enquiry: { ...sent.enquiry, message: 'Plan?' } })
  expect(await leadsOf(sent.enquiry.phone)).toHaveLength(3)
})
test('without a key the same enquiry is new again after ten minutes', async () => {
  const sent = capture()
  await recordEnquiry(db, sent)
  const age = (minutes: string) =>
    sql`update leads set created_at = now() - ${minutes}::interval where phone = ${sent.enquiry.phone}`.execute(
      db,
    )
  await age('9 minutes 50 seconds')
  expect(await recordEnquiry(db, sent)).toEqual({ stored: false })
  await age('10 minutes 10 seconds')
  expect(await recordEnquiry(db, sent)).toEqual({ stored: true })
})
test('inside a transaction that is taken back nothing is stored', async () => {
  const sent = capture()
  const failing = db.transaction().execute(async (transaction) => {
    await recordEnquiry(transaction, sent)
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await leadsOf(sent.enquiry.phone)).toEqual([])
})
