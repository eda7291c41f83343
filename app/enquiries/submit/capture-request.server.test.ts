import { expect, test } from 'vitest'

import { visitTexts } from '#app/enquiries/visit-request/visit-slot.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { captureEnquiry, type SentEnquiry } from './capture-request.server.ts'
import { recordEnquiry } from './record-enquiry.server.ts'

const DAY_MS = 86_400_000
const enquiry = {
  name: 'Asha Rao',
  phone: '9811122301',
  email: 'asha@example.com',
  message: 'With my parents',
  country: 'IN',
}
const visit = { project: 'cedar-court', day: dayAfter(-2), time: '10:00' }
const sent: SentEnquiry = {
  input: enquiry,
  origin: {
    location: 'Cedar Court',
    page: '/visit/cedar-court',
    asks: [],
    campaign: {},
    reach: {},
    visit,
    signs: { hidden: '' },
  },
  key: 'of-what-was-sent-in-time',
  address: '203.0.113.9',
  report: (error) => {
    throw error
  },
}

function dayAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

function ask(trx: Executor, changes: Partial<SentEnquiry> = {}) {
  const request = new Request('http://homes.test/api/v1/user/connect', { method: 'POST' })
  return captureEnquiry(trx, request, { ...sent, ...changes })
}

async function storeInTime(trx: Executor): Promise<void> {
  await recordEnquiry(trx, {
    enquiry,
    key: sent.key,
    location: 'Cedar Court',
    page: '/visit/cedar-court',
    campaign: {},
    contactPreference: {},
    visit: { project: visit.project, startsAt: new Date(`${visit.day}T10:00:00+05:30`) },
    address: sent.address,
  })
}

async function countLeads(trx: Executor): Promise<number> {
  const rows = await trx
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', enquiry.phone)
    .execute()
  return rows.length
}

test('a visit whose day has passed is refused, and not stored', () =>
  inTransaction(async (trx) => {
    expect(await ask(trx)).toMatchObject({ status: 422, text: visitTexts.unavailable })
    expect(await countLeads(trx)).toBe(0)
  }))

test('one that was stored in time is answered as stored when it comes again after its day', () =>
  inTransaction(async (trx) => {
    await storeInTime(trx)
    expect(await ask(trx)).toMatchObject({
      status: 200,
      visit: { calendar: expect.stringMatching(/^\/visits\/.+\.ics$/) },
      withdraw: expect.stringMatching(/^\/privacy\/withdraw\//),
    })
    expect(await countLeads(trx)).toBe(1)
  }))

test.each([
  ['another key', { key: 'another' }],
  ['no key', { key: '' }],
  ['another body', { input: { ...enquiry, message: 'Alone' } }],
  ['another hour', { origin: { ...sent.origin, visit: { ...visit, time: '12:00' } } }],
  ['no day', { origin: { ...sent.origin, visit: { ...visit, day: '' } } }],
])('with %s it is another enquiry, and refused', (_what, changes) =>
  inTransaction(async (trx) => {
    await storeInTime(trx)
    expect(await ask(trx, changes)).toMatchObject({ status: 422 })
    expect(await countLeads(trx)).toBe(1)
  }),
)
