import { sql } from 'kysely'
import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { findVisit } from '#app/enquiries/visit-request/record-visit.server.ts'
import { findLeads } from '#app/leads/list/lead-list.server.ts'
import { contactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { EVERYTHING } from '#app/leads/search/lead-filter.server.ts'
import { db } from '#db/client.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { recordEnquiry } from './record-enquiry.server.ts'
import type { Capture } from './record-enquiry.ts'

/** Without a link. */
const repeat = { kind: 'repeat', reference: expect.stringMatching(contactCode) }
let serial = 0

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
    address: '203.0.113.7',
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
    page: '/cedar-court',
    campaign: { first: { gclid: 'a' } },
  })
  expect(await recordEnquiry(db, sent)).toMatchObject({ kind: 'stored' })
  expect(await leadsOf(sent.enquiry.phone)).toMatchObject([
    {
      name: 'Asha Rao',
      location: 'Goa',
      page: '/cedar-court',
      campaign: { first: { gclid: 'a' } },
      is_demo: false,
    },
  ])
})
test('an acknowledgement waits for the disk, even if the database’s default does not', async () => {
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx)
    await recordEnquiry(trx, capture({ key: 'on the disk' }))
    const { rows } = await sql`show synchronous_commit`.execute(trx)
    expect(rows).toEqual([{ synchronous_commit: 'on' }])
  })
})
test('one key sent twenty times at once is one lead', async () => {
  const sent = capture({ key: 'k2' })
  const results = await Promise.all(Array.from({ length: 20 }, () => recordEnquiry(db, sent)))
  expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
  expect(await leadsOf(sent.enquiry.phone)).toHaveLength(1)
})
test('one key with another body is another lead', async () => {
  const sent = capture({ key: 'k3' })
  await recordEnquiry(db, sent)
  const corrected = { ...sent, enquiry: { ...sent.enquiry, email: 'asha.rao@example.com' } }
  expect(await recordEnquiry(db, corrected)).toMatchObject({ kind: 'stored' })
  expect(await recordEnquiry(db, corrected)).toMatchObject({ kind: 'repeat' })
  expect(await leadsOf(sent.enquiry.phone)).toHaveLength(2)
})
test('without a key twenty equal enquiries at once are one lead', async () => {
  const sent = capture()
  const results = await Promise.all(Array.from({ length: 20 }, () => recordEnquiry(db, sent)))
  expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
})
test('without a key another page or message is another lead', async () => {
  const sent = capture()
  await recordEnquiry(db, sent)
  await recordEnquiry(db, { ...sent, page: '/birch-heights' })
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
  expect(await recordEnquiry(db, sent)).toMatchObject({ kind: 'repeat' })
  await age('10 minutes 10 seconds')
  expect(await recordEnquiry(db, sent)).toMatchObject({ kind: 'stored' })
})
test('inside a transaction that rolls back nothing is stored', async () => {
  const sent = capture()
  const failing = db.transaction().execute(async (transaction) => {
    await recordEnquiry(transaction, sent)
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await leadsOf(sent.enquiry.phone)).toEqual([])
})

const visit = { project: 'cedar-court', startsAt: new Date('2026-11-28T04:30:00Z') }

async function visitsOf(phone: string) {
  return db
    .selectFrom('visits')
    .innerJoin('leads', 'leads.id', 'visits.lead_id')
    .select(['token', 'project', 'starts_at', 'is_video', 'leads.id'])
    .where('phone', '=', phone)
    .orderBy('leads.id')
    .execute()
}

test('a visit by video is another one than a visit there', async () => {
  const sent = capture({ key: 'video', visit })
  await recordEnquiry(db, sent)
  const byVideo = { ...sent, visit: { ...visit, isVideo: true as const } }
  expect(await recordEnquiry(db, byVideo)).toMatchObject({ kind: 'stored' })
  expect(await recordEnquiry(db, byVideo)).toMatchObject({ kind: 'repeat' })
  expect((await visitsOf(sent.enquiry.phone)).map(({ is_video: isVideo }) => isVideo)).toEqual([
    false,
    true,
  ])
})

test('a visit is stored with its lead, under a token that cannot be guessed', async () => {
  const sent = capture({ key: 'v1', visit, contactPreference: { by: 'whatsapp', when: 'evening' } })
  const { kind, visitToken } = await recordEnquiry(db, sent)
  expect(kind).toBe('stored')
  expect(visitToken).toMatch(/^[\w-]{22}$/)
  expect(await visitsOf(sent.enquiry.phone)).toMatchObject([
    { token: visitToken, project: 'cedar-court', starts_at: visit.startsAt, is_video: false },
  ])
  expect(await leadsOf(sent.enquiry.phone)).toMatchObject([
    { preferred_channel: 'whatsapp', preferred_time: 'evening' },
  ])
})
test.each(['a key of one enquiry', ''])(
  'a visit sent ten times at once with the key %j is one visit',
  async (key) => {
    const sent = capture({ key, visit })
    const results = await Promise.all(Array.from({ length: 10 }, () => recordEnquiry(db, sent)))
    expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    const links = new Set(
      results.map(({ visitToken, consentToken }) => `${visitToken} ${consentToken}`),
    )
    // Without a key, a repeat may be a stranger's who knows the enquiry.
    expect([...links]).toHaveLength(key === '' ? 2 : 1)
    expect(await visitsOf(sent.enquiry.phone)).toHaveLength(1)
  },
)
test('a repeat without the key of its sender is acknowledged and given no link', async () => {
  const sent = capture({ key: '', visit })
  const first = await recordEnquiry(db, sent)
  expect(first).toMatchObject({ kind: 'stored', consentToken: expect.stringMatching(/./) })
  expect(await recordEnquiry(db, sent)).toEqual(repeat)
  const keyed = capture({ key: 'a key that is secret', visit })
  const { visitToken, consentToken, reference } = await recordEnquiry(db, keyed)
  expect(await recordEnquiry(db, keyed)).toEqual({
    kind: 'repeat',
    reference,
    visitToken,
    consentToken,
  })
})
test('a key that can be guessed proves no sender: its repeat is given no link', async () => {
  const sent = capture({ key: '0000042', visit })
  expect(await recordEnquiry(db, sent)).toMatchObject({ kind: 'stored' })
  expect(await recordEnquiry(db, sent)).toEqual(repeat)
})
test.each(['v3', ''])('with the key %j another hour or preference is another lead', async (key) => {
  const sent = capture({ key, visit })
  await recordEnquiry(db, sent)
  await recordEnquiry(db, { ...sent, visit: { ...visit, startsAt: new Date('2026-11-28T06:30Z') } })
  await recordEnquiry(db, { ...sent, contactPreference: { by: 'email' } })
  expect(await visitsOf(sent.enquiry.phone)).toHaveLength(3)
})
test('a visit that cannot be stored leaves no lead', async () => {
  const sent = capture({ key: 'v4', visit: { ...visit, project: 'refused' } })
  const owner = new Pool({ connectionString: ofWorker('databaseOwnerUrl') })
  await owner.query("alter table visits add constraint refusal check (project <> 'refused')")
  try {
    await expect(recordEnquiry(db, sent)).rejects.toThrow('refusal')
  } finally {
    await owner.query('alter table visits drop constraint refusal')
    await owner.end()
  }
  expect(await leadsOf(sent.enquiry.phone)).toEqual([])
})
test('an erased lead leaves no visit', async () => {
  const sent = capture({ key: 'v5', visit })
  const { visitToken = '' } = await recordEnquiry(db, sent)
  expect(await findVisit(db, visitToken)).toMatchObject({ project: 'cedar-court' })
  await db.deleteFrom('leads').where('phone', '=', sent.enquiry.phone).execute()
  expect(await findVisit(db, visitToken)).toBeUndefined()
})
test('the lead’s message has the visit and the contact preference', async () => {
  const sent = capture({ visit, contactPreference: { when: 'weekend' } })
  await recordEnquiry(db, sent)
  const { leads } = await findLeads(db, { scope: EVERYTHING, typed: sent.enquiry.phone })
  expect(leads.find(({ phone }) => phone === sent.enquiry.phone)?.message).toBe(
    'Site visit: Sat 28 Nov 2026, 10:00 am IST\nPrice?\nReach at the weekend.',
  )
})

test('a stranger who sends the same text first does not make the victim’s a repeat', async () => {
  const victim = capture({ key: '', address: '198.51.100.21' })
  const forged = { ...victim, address: '198.51.100.22' }
  expect(await recordEnquiry(db, forged)).toMatchObject({ kind: 'stored' })
  expect(await recordEnquiry(db, victim)).toMatchObject({ kind: 'stored' })
  expect(await recordEnquiry(db, victim)).toEqual(repeat)
  expect(await leadsOf(victim.enquiry.phone)).toHaveLength(2)
})
