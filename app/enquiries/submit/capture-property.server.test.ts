import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { capture, wide } from '#test/helpers/enquiry-captures.ts'

import { recordEnquiry } from './record-enquiry.server.ts'

const enquiries = fc.record({
  phone: fc.constantFrom('9100880001', '9100880002'),
  message: fc.constantFrom('Price?', 'Price? 3 BHK', 'क़ीमत?'),
  page: fc.constantFrom('/lodha-goa', '/godrej-indore'),
  address: fc.constantFrom('198.51.100.31', '198.51.100.32'),
  key: fc.constantFrom('', '42', 'the key of one page load', 'the key of the next load'),
  later: fc.constantFrom(0, 0, 0, 4, 11),
})
type Sent = typeof enquiries extends fc.Arbitrary<infer One> ? One : never
type Known = { same: string; key: string; minute: number }

const PER_HISTORY = 25

function expected(stored: readonly Known[], { same, key, minute }: Known): 'stored' | 'repeat' {
  const isRepeat = stored.some(
    (one) => (key !== '' && one.key === key) || (one.same === same && minute - one.minute < 10),
  )
  return isRepeat ? 'repeat' : 'stored'
}

function knownAs({ phone, message, page, address, key }: Sent, minute: number): Known {
  const text = JSON.stringify([phone, message, page])
  // A key that others can guess is another sender's from another network.
  const keyed = key === '' ? '' : JSON.stringify([key, text, key === '42' && address])
  return { same: `${text} ${address}`, key: keyed, minute }
}

async function follows(trx: Executor, history: readonly Sent[]): Promise<void> {
  await trx.deleteFrom('leads').execute()
  await trx.deleteFrom('rate_limit_hits').execute()
  const stored: Known[] = []
  let minute = 0
  for (const { phone, message, later, ...sent } of history) {
    minute += later
    if (later > 0)
      await sql`update leads set created_at = created_at - make_interval(mins => ${later})`.execute(
        trx,
      )
    const known = knownAs({ phone, message, later, ...sent }, minute)
    const { enquiry, ...rest } = capture({ phone, ...sent })
    const { kind } = await recordEnquiry(trx, { ...rest, enquiry: { ...enquiry, message } }, wide)
    expect(kind).toBe(expected(stored, known))
    if (kind === 'stored') stored.push(known)
  }
  const rows = await trx.selectFrom('leads').select('id').execute()
  expect(rows).toHaveLength(stored.length)
}

async function heldFor(histories: number): Promise<number> {
  const one = fc.array(enquiries, { minLength: PER_HISTORY, maxLength: PER_HISTORY })
  let held = 0
  await fc.assert(
    fc.asyncProperty(one, async (history) => {
      // One transaction each, since its clock stands still.
      await inTransaction((trx) => follows(trx, history))
      held += history.length
    }),
    { numRuns: histories },
  )
  return held
}

test('of any enquiries equal ones within ten minutes are one, and no other is lost', async () => {
  expect(await heldFor(12)).toBe(12 * PER_HISTORY)
})

test(
  'of ten thousand enquiries equal ones within ten minutes are one, and no other is lost',
  { tags: ['whole'], timeout: 600_000 },
  async () => {
    expect(await heldFor(400)).toBe(10_000)
  },
)
