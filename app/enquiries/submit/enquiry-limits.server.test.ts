import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { parseConfig } from '#app/config/config.server.ts'
import { db } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import {
  capture,
  here,
  quietAddress,
  sent,
  suspicions,
  times,
  unsolved,
  wide,
} from '#test/helpers/enquiry-captures.ts'

import { recordEnquiry } from './record-enquiry.server.ts'
import { enquiryBudget } from './enquiry-limits.server.ts'

test.each([
  ['one IPv4 address', here, 3],
  ['one household of IPv6', '2001:db8:1:2::/64', 2],
])('beyond its budget %s is spam, and ten minutes later it is not', async (_, address, most) => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 3, ipv6: 2 }
    const captures = times(4, () => capture({ address }))
    const expected = times(4, () => 'address').fill('', 0, most)
    expect((await sent(trx, captures, budget)).map((each) => each ?? '')).toEqual(expected)
    await recordEnquiry(trx, capture({ address: '198.51.100.9' }), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
    await sql`update rate_limit_hits set arrived_at = arrived_at - interval '11 minutes'`.execute(
      trx,
    )
    await recordEnquiry(trx, capture({ address }), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
  })
})
test('beyond its budget a phone is spam from its network and in its class alone', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, phone: 2 }
    const phone = '9100000001'
    const attack = times(3, () => unsolved(here, { phone }))
    const victim = [
      capture({ phone, address: here }),
      unsolved('198.51.100.9', { phone }),
      capture({ phone, address: '198.51.100.9' }),
    ]
    const seen = await sent(trx, [...attack, ...victim], budget)
    expect(seen).toEqual([null, null, 'phone', null, null, null])
    await trx.deleteFrom('leads').execute()
    await recordEnquiry(trx, unsolved(here, { phone }), budget)
    expect(await suspicions(trx)).toEqual(['phone'])
    await sql`update rate_limit_hits set arrived_at = arrived_at - interval '61 minutes'`.execute(
      trx,
    )
    await recordEnquiry(trx, unsolved(here, { phone }), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
    const { rows } =
      await sql`select from rate_limit_hits where to_jsonb(rate_limit_hits)::text like ${`%${phone}%`}`.execute(
        trx,
      )
    expect(rows).toEqual([])
  })
})
test('each class of senders has its own part of the site’s budget', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, site: 24 }
    const noisyUnsolved = times(7, () => unsolved(here))
    const quietUnsolved = times(11, () => unsolved(quietAddress()))
    const noisySolved = times(28, () => capture({ address: here }))
    const quietSolved = times(70, () => capture({ address: quietAddress() }))
    const captures = [...noisyUnsolved, ...quietUnsolved, ...noisySolved, ...quietSolved]
    const seen = await sent(trx, captures, budget)
    // The first three of each address are quiet.
    expect(seen.slice(0, 7)).toEqual([null, null, null, null, null, 'site', 'site'])
    expect(seen.slice(7, 18)).toEqual([...times(7, () => null), ...times(4, () => 'site')])
    expect(seen.slice(18, 46)).toEqual([...times(27, () => null), 'site'])
    expect(seen.slice(46)).toEqual([...times(69, () => null), 'site'])
  })
})
test('spam of quiet addresses without another signal looks honest, and nothing else does', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, site: 5 }
    const hidden = { isHiddenFilled: true, isHasty: false }
    const captures = [
      ...times(3, () => unsolved(quietAddress())),
      unsolved(quietAddress(), { signals: hidden }),
      ...times(6, () => unsolved(here)),
    ]
    await sent(trx, captures, budget)
    const rows = await trx
      .selectFrom('leads')
      .select(['spam_reason', 'spam_looks_honest'])
      .orderBy('id')
      .execute()
    const plain = rows.map(({ spam_reason: spamReason, spam_looks_honest: honest }) => [
      spamReason,
      honest,
    ])
    expect(plain.slice(0, 4)).toEqual([
      [null, false],
      [null, false],
      ['site', true],
      ['signs', false],
    ])
    expect(plain.slice(4, 7)).toEqual(times(3, () => ['site', true]))
    expect(plain.slice(7)).toEqual([
      [null, false],
      ['site', false],
      ['site', false],
    ])
  })
})
test('a crowd at one project hides no quiet sender, even without a solved challenge', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, form: 3 }
    const page = '/lodha-goa'
    const crowd = times(7, () => capture({ address: here, page }))
    const quiet = [unsolved(quietAddress(), { page }), capture({ address: quietAddress(), page })]
    const other = [capture({ address: here, page: '/ska-estate' }), capture({ address: here })]
    const seen = await sent(trx, [...crowd, ...quiet, ...other], budget)
    expect(seen).toEqual([...times(6, () => null), 'form', null, null, null, null])
  })
})
test('a budget is not emptied by deleting the leads that used it', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, site: 5 }
    await sent(
      trx,
      times(2, () => unsolved(quietAddress())),
      budget,
    )
    await trx.deleteFrom('leads').execute()
    await recordEnquiry(trx, unsolved(quietAddress()), budget)
    expect(await suspicions(trx)).toEqual(['site'])
  })
})
test('the networks of one household of IPv6 are one sender', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 3, ipv6: 2 }
    const captures = [1, 2, 3, 4, 5].map((net) => capture({ address: `2001:db8:1:${net}::/64` }))
    const seen = await sent(trx, captures, budget)
    expect(seen).toEqual([null, null, null, 'address', 'address'])
    await recordEnquiry(trx, capture({ address: '2001:db8:2:1::/64' }), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
  })
})
test('rows of a clock that ran ahead do not count', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 2, site: 1, spam: 1 }
    await sent(
      trx,
      times(3, () => capture()),
      budget,
    )
    await sql`update leads set created_at = created_at + interval '1 day'`.execute(trx)
    await sql`update rate_limit_hits set arrived_at = arrived_at + interval '1 day'`.execute(trx)
    await recordEnquiry(trx, capture(), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
  })
})
test('a repeat counts as nothing, with a key and without', async () => {
  await inTransaction(async (trx) => {
    const [keyed, plain] = [capture({ key: 'budget' }), capture()]
    const captures = [keyed, keyed, keyed, plain, plain, plain, capture()]
    expect(await sent(trx, captures, { ...wide, ipv4: 3 })).toEqual([null, null, null])
    expect(await trx.selectFrom('rate_limit_hits').selectAll().execute()).toHaveLength(3)
  })
})
test('concurrent enquiries count equally in every process', async () => {
  const address = '198.51.100.200'
  const budget = { ...wide, ipv4: 20 }
  await Promise.all(times(60, () => recordEnquiry(db, unsolved(address), budget)))
  const { rows } = await sql<{ stored: string; honest: string }>`
    select count(*) as stored, count(*) filter (where spam_reason is null) as honest
    from leads where phone like '9100%'`.execute(db)
  // Concurrent enquiries, one per connection, may not see each other.
  expect(Number(rows[0]?.stored)).toBeGreaterThanOrEqual(40)
  expect(Number(rows[0]?.stored)).toBeLessThanOrEqual(50)
  expect(Number(rows[0]?.honest)).toBeGreaterThanOrEqual(20)
  expect(Number(rows[0]?.honest)).toBeLessThanOrEqual(30)
  await sql`delete from leads where phone like '9100%'`.execute(db)
  await db.deleteFrom('rate_limit_hits').where('address', '=', address).execute()
})
test('the default budgets are those of the documentation', () => {
  const counts = { ipv4: 60, ipv6: 12, phone: 6, form: 300, site: 600, spam: 3000 }
  expect(enquiryBudget(parseConfig({}))).toEqual({ ...counts, points: 60 })
})

test('a sender of less has more of the quiet senders’ share', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, site: 25 }
    const addresses = times(3, quietAddress).map((_, at) => `198.51.100.${at + 1}`)
    // Ten leads for quiet senders: second ones up to five, first ones up to all.
    const rounds = [0, 1, 2].flatMap(() => addresses.map((address) => unsolved(address)))
    const firsts = times(5, () => unsolved(quietAddress()))
    const seen = await sent(trx, [...rounds, ...firsts], budget)
    expect(seen.slice(0, 9)).toEqual([...times(5, () => null), ...times(4, () => 'site')])
    expect(seen.slice(9)).toEqual(times(5, () => null))
  })
})
