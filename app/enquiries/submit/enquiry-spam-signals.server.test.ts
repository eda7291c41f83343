import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { deleteExpiredChallenges } from '#app/enquiries/spam/challenge/used-challenges.server.ts'
import type { SpamSignals } from '#app/enquiries/spam/spam-signals.ts'
import { db, type Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { recordEnquiry } from './record-enquiry.server.ts'
import type { EnquiryBudget } from './enquiry-limits.server.ts'

const wide: EnquiryBudget = {
  ipv4: 1000,
  ipv6: 1000,
  phone: 1000,
  form: 1000,
  site: 1000,
  spam: 1000,
  points: 60,
}
const inAnHour = new Date(Date.now() + 3_600_000)

function told(changes: Partial<SpamSignals> = {}): SpamSignals {
  return { isHiddenFilled: false, isHasty: false, ...changes }
}

function solved(nonce: string = randomUUID()): Partial<SpamSignals> {
  return { challenge: { nonce, expiresAt: inAnHour } }
}

let serial = 0
async function send(
  executor: Executor,
  signals: SpamSignals | undefined,
  budget = wide,
): Promise<string> {
  serial += 1
  const message = `signs ${process.pid} ${serial}`
  const phone = `9300${String(serial).padStart(6, '0')}`
  const person = { name: 'Asha Rao', phone, country: 'IN', email: 'a@signs.test', message }
  const source = { location: 'Goa', page: '/lodha-goa', campaign: {} }
  const address = `198.18.${Math.floor(serial / 250)}.${serial % 250}`
  const sender = { key: randomUUID(), address, ...(signals && { signals }) }
  await recordEnquiry(executor, { enquiry: person, ...source, ...sender }, budget)
  return message
}

async function stored(executor: Executor, message: string) {
  return executor
    .selectFrom('leads')
    .select(['spam_reason', 'spam_signals'])
    .where('message', '=', message)
    .executeTakeFirstOrThrow()
}

test.each<
  [string, SpamSignals | undefined, { spam_reason: string | null; spam_signals: string[] }]
>([
  ['nothing told', undefined, { spam_reason: null, spam_signals: ['unsolved'] }],
  ['a puzzle solved', told(solved()), { spam_reason: null, spam_signals: [] }],
  [
    'typed fast',
    told({ isHasty: true, ...solved() }),
    { spam_reason: null, spam_signals: ['hasty'] },
  ],
  [
    'typed fast, and no puzzle solved',
    told({ isHasty: true }),
    { spam_reason: 'signs', spam_signals: ['hasty', 'unsolved'] },
  ],
  [
    'the hidden field filled in',
    told({ isHiddenFilled: true, ...solved() }),
    { spam_reason: 'signs', spam_signals: ['hidden'] },
  ],
  [
    'all of it',
    told({ isHiddenFilled: true, isHasty: true }),
    { spam_reason: 'signs', spam_signals: ['hidden', 'hasty', 'unsolved'] },
  ],
])('%s: no single weak signal makes spam', async (_, signals, expected) => {
  await inTransaction(async (trx) => {
    await trx.deleteFrom('leads').execute()
    expect(await stored(trx, await send(trx, signals))).toEqual(expected)
  })
})

test('with another threshold other signals make spam, and the hidden field always does', async () => {
  await inTransaction(async (trx) => {
    await trx.deleteFrom('leads').execute()
    const suspicion = async (signals: SpamSignals, points: number) =>
      (await stored(trx, await send(trx, signals, { ...wide, points }))).spam_reason
    expect(await suspicion(told({ isHasty: true }), 61)).toBeNull()
    expect(await suspicion(told({ isHasty: true, ...solved() }), 41)).toBeNull()
    expect(await suspicion(told({ isHiddenFilled: true, ...solved() }), 100)).toBe('signs')
  })
})

test('a challenge counts for one enquiry, and is deleted once it expires', async () => {
  await inTransaction(async (trx) => {
    const nonce = randomUUID()
    expect(await stored(trx, await send(trx, told(solved(nonce))))).toMatchObject({
      spam_signals: [],
    })
    const again = await stored(trx, await send(trx, told(solved(nonce))))
    expect(again).toEqual({ spam_reason: null, spam_signals: ['unsolved'] })
    const old = randomUUID()
    const past = new Date(Date.now() - 3_700_000)
    await trx.insertInto('used_challenges').values({ nonce: old, expires_at: past }).execute()
    await deleteExpiredChallenges(trx)
    const left = await trx
      .selectFrom('used_challenges')
      .select('nonce')
      .where('nonce', 'in', [nonce, old])
      .execute()
    expect(left).toEqual([{ nonce }])
  })
})

test('of concurrent enquiries with one solution one counts it', async () => {
  const signals = told(solved())
  const messages = await Promise.all(Array.from({ length: 8 }, () => send(db, signals)))
  const leads = await Promise.all(messages.map((message) => stored(db, message)))
  expect(leads.filter(({ spam_signals: signs }) => signs.length === 0)).toHaveLength(1)
  expect(leads.filter(({ spam_signals: signs }) => signs.includes('unsolved'))).toHaveLength(7)
  await db.deleteFrom('leads').where('message', 'in', messages).execute()
})
