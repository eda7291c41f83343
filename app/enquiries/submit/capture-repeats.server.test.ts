import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { contactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { db } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { capture, suspicions, times, unsolved, wide } from '#test/helpers/enquiry-captures.ts'

import { recordEnquiry } from './record-enquiry.server.ts'

const MARK = 'repeats.test'

afterAll(() => db.deleteFrom('leads').where('email', '=', MARK).execute())

const again = (sent: ReturnType<typeof capture>) => ({ ...sent, key: randomUUID() })

/** Without a link. */
const repeat = { kind: 'repeat', reference: expect.stringMatching(contactCode) }

const visit = { project: 'cedar-court', startsAt: new Date('2031-01-04T05:00:00Z') }

test('with another page load’s key it is the same enquiry, notified once, and gets its reference but no link', async () => {
  await inTransaction(async (trx) => {
    await trx.deleteFrom('leads').execute()
    const sent = again(capture({ visit }))
    const { kind, reference } = await recordEnquiry(trx, sent, wide)
    expect(kind).toBe('stored')
    expect(reference).toMatch(contactCode)
    expect(await recordEnquiry(trx, again(sent), wide)).toEqual({ kind: 'repeat', reference })
    expect(await recordEnquiry(trx, { ...sent, key: '' }, wide)).toEqual({
      kind: 'repeat',
      reference,
    })
    expect(await recordEnquiry(trx, sent, wide)).toMatchObject({
      kind: 'repeat',
      reference,
      visitToken: expect.any(String),
    })
    const { rows } = await sql`select from outbox join leads on leads.id = lead_id`.execute(trx)
    expect(rows).toHaveLength(1)
    await sql`update leads set created_at = created_at - interval '610 seconds'`.execute(trx)
    const later = await recordEnquiry(trx, again(sent), wide)
    expect(later.kind).toBe('stored')
    expect(later.reference).not.toBe(reference)
  })
})

test('sent twenty times at once, each with its own key, it is one lead', async () => {
  const { enquiry, ...source } = capture({ phone: '9100770001' })
  const sent = { ...source, enquiry: { ...enquiry, email: MARK } }
  const results = await Promise.all(times(20, () => recordEnquiry(db, again(sent), wide)))
  expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
  expect(new Set(results.map(({ reference }) => reference)).size).toBe(1)
  const told = await db
    .selectFrom('leads')
    .leftJoin('outbox', 'outbox.lead_id', 'leads.id')
    .select('outbox.kind')
    .where('email', '=', MARK)
    .execute()
  expect(told).toHaveLength(1)
})

test('from another network it is another enquiry, with any key', async () => {
  await inTransaction(async (trx) => {
    const sent = again(capture({ address: '198.51.100.21' }))
    await recordEnquiry(trx, sent, wide)
    const elsewhere = { ...again(sent), address: '198.51.100.22' }
    expect(await recordEnquiry(trx, elsewhere, wide)).toMatchObject({ kind: 'stored' })
    const household = { ...sent, address: '2001:db8:7:1::/64' }
    expect(await recordEnquiry(trx, again(household), wide)).toMatchObject({ kind: 'stored' })
    const neighbour = { ...again(household), address: '2001:db8:7:2::/64' }
    expect(await recordEnquiry(trx, neighbour, wide)).toEqual(repeat)
  })
})

test('a key that can be guessed, used first from another network, swallows nothing', async () => {
  await inTransaction(async (trx) => {
    const victim = capture({ key: '42', address: '198.51.100.21' })
    const forged = { ...victim, address: '198.51.100.22' }
    await recordEnquiry(trx, forged, wide)
    expect(await recordEnquiry(trx, victim, wide)).toMatchObject({ kind: 'stored' })
    expect(await recordEnquiry(trx, victim, wide)).toEqual(repeat)
  })
})

test('a repeat of spam is judged on its own, and is stored once as spam', async () => {
  await inTransaction(async (trx) => {
    await trx.deleteFrom('leads').execute()
    const spam = unsolved('203.0.113.7', { signals: { isHiddenFilled: true, isHasty: false } })
    const { isSpam, reference } = await recordEnquiry(trx, again(spam), wide)
    expect(isSpam).toBe(true)
    expect(reference).toMatch(contactCode)
    expect(await recordEnquiry(trx, again(spam), wide)).toEqual({ kind: 'repeat', reference })
    expect(await suspicions(trx)).toEqual(['signs'])
    const { signals } = capture()
    const honest = { ...again(spam), ...(signals && { signals }) }
    expect(await recordEnquiry(trx, honest, wide)).toMatchObject({
      kind: 'stored',
      isSpam: false,
    })
    expect(await recordEnquiry(trx, again(spam), wide)).toEqual(repeat)
    expect(await suspicions(trx)).toEqual(['signs', null])
  })
})

test('a repeat leaves its challenge for another enquiry', async () => {
  await inTransaction(async (trx) => {
    await trx.deleteFrom('leads').execute()
    const sent = capture()
    await recordEnquiry(trx, again(sent), wide)
    const { signals } = capture()
    await recordEnquiry(trx, { ...again(sent), ...(signals && { signals }) }, wide)
    const other = capture({ ...(signals && { signals }) })
    await recordEnquiry(trx, other, wide)
    const signs = await trx.selectFrom('leads').select('spam_signals').orderBy('id').execute()
    expect(signs).toEqual([{ spam_signals: [] }, { spam_signals: [] }])
  })
})
