import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { db, type Executor } from '#app/db.server.ts'
import { inTransaction } from '#test/database.ts'

import { recordEnquiry } from './capture.server.ts'
import type { Capture } from './capture.ts'
import { enquiryBudget } from './enquiry-budget.server.ts'
import { parseConfig } from '#app/config.server.ts'

const wide = {
  ipv4: 1000,
  ipv6: 1000,
  phone: 1000,
  form: 1000,
  site: 1000,
  suspect: 1000,
  points: 60,
  hasRoom: true,
}
const here = '203.0.113.7'

let serial = 0
function capture(changes: Partial<Capture> & { phone?: string } = {}): Capture {
  serial += 1
  const { phone = `9100${String(serial).padStart(6, '0')}`, ...others } = changes
  const enquiry = {
    name: 'Asha Rao',
    phone,
    country: 'IN',
    email: 'a@example.com',
    message: `${serial}`,
  }
  const puzzle = { nonce: randomUUID(), expiresAt: new Date(Date.now() + 60_000) }
  const telling = { isHiddenFilled: false, isHasty: false, puzzle }
  const told = { key: '', location: 'Goa', page: '/', campaign: {}, address: here, telling }
  return { enquiry, ...told, ...others }
}

/** Sends them one after another, and answers the suspicion against each that was stored. */
async function sent(trx: Executor, captures: readonly Capture[], budget: typeof wide) {
  await trx.deleteFrom('leads').execute()
  await trx.deleteFrom('arrivals').execute()
  for (const each of captures) await recordEnquiry(trx, each, budget)
  return suspicions(trx)
}

async function suspicions(trx: Executor) {
  const rows = await trx.selectFrom('leads').select('suspect').orderBy('id').execute()
  return rows.map(({ suspect }) => suspect)
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}

test.each([
  ['one IPv4 address', here, 3],
  ['one household of IPv6', '2001:db8:1:2::/64', 2],
])('beyond its budget %s is suspect, and ten minutes later it is not', async (_, address, most) => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 3, ipv6: 2 }
    const captures = times(4, () => capture({ address }))
    const expected = times(4, () => 'address').fill('', 0, most)
    expect((await sent(trx, captures, budget)).map((each) => each ?? '')).toEqual(expected)
    await recordEnquiry(trx, capture({ address: '198.51.100.9' }), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
    await sql`update arrivals set arrived_at = arrived_at - interval '11 minutes'`.execute(trx)
    await recordEnquiry(trx, capture({ address }), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
  })
})
test('beyond its budget a phone is suspect from wherever it comes', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, phone: 2 }
    const phone = '9100000001'
    const captures = times(3, () => capture({ phone, address: `198.51.100.${serial % 250}` }))
    expect(await sent(trx, captures, budget)).toEqual([null, null, 'phone'])
    await sql`update leads set created_at = created_at - interval '61 minutes'`.execute(trx)
    await recordEnquiry(trx, capture({ phone }), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
  })
})
test('what is suspect by its address leaves the budget of the site to the others', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 3, site: 4 }
    const flood = times(6, () => capture())
    const others = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((address) =>
      capture({ address }),
    )
    const seen = await sent(trx, [...flood, ...others], budget)
    expect(seen).toEqual([...times(3, () => null), ...times(3, () => 'address'), null, null, null])
  })
})
test('when the site has more than its budget, who was quiet is heard, up to a bound', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 10, site: 6 }
    const crowd = ['198.51.100.1', '198.51.100.2'].flatMap((address) =>
      times(5, () => capture({ address })),
    )
    const quiet = times(20, () => capture({ address: `203.0.113.${serial % 250}` }))
    const seen = await sent(trx, [...crowd, ...quiet], budget)
    expect(seen.slice(0, 10)).toEqual([...times(8, () => null), 'site', 'site'])
    expect(seen.slice(10)).toEqual([...times(10, () => null), ...times(10, () => 'site')])
  })
})
const from = (address: string, page = '/lodha-goa') => capture({ address, page })

test('beyond the budget of a listing’s forms who was quiet is heard, up to a bound, and other listings are', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 10, form: 3 }
    const crowd = times(4, () => from('198.51.100.1'))
    const quiet = times(8, () => from(`203.0.113.${serial % 250}`, '/visit/lodha-goa'))
    const other = [from('198.51.100.1', '/ska-estate'), from('198.51.100.1', '')]
    const seen = await sent(trx, [...crowd, ...quiet, ...other], budget)
    expect(seen.slice(0, 4)).toEqual([null, null, null, 'form'])
    expect(seen.slice(4, 12)).toEqual([...times(6, () => null), 'form', 'form'])
    expect(seen.slice(12)).toEqual([null, null])
  })
})
test('where no more suspect ones are kept a suspect one is told so, an honest one is stored', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 1, hasRoom: false }
    expect(await sent(trx, [capture()], budget)).toEqual([null])
    expect(await recordEnquiry(trx, capture(), budget)).toEqual({ kind: 'full' })
    expect(await suspicions(trx)).toEqual([null])
  })
})
test('the networks of one household of IPv6 are one sender', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 3, ipv6: 2 }
    const captures = times(5, () => capture({ address: `2001:db8:1:${serial}::/64` }))
    const seen = await sent(trx, captures, budget)
    expect(seen).toEqual([null, null, null, 'address', 'address'])
    await recordEnquiry(trx, capture({ address: '2001:db8:2:1::/64' }), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
  })
})
test('an address that does not stop is refused, and leaves the room of the suspect to others', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 2, suspect: 3 }
    const captures = times(9, () => capture())
    expect(await sent(trx, captures, budget)).toEqual([null, null, 'address', 'address'])
    expect(await recordEnquiry(trx, capture(), budget)).toEqual({ kind: 'full' })
    const others = times(3, () => capture({ address: '198.51.100.3' }))
    for (const each of others) await recordEnquiry(trx, each, budget)
    expect((await suspicions(trx)).slice(4)).toEqual([null, null, 'address'])
  })
})
test('what a clock that ran ahead has left counts for nothing', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 2, site: 2, suspect: 1 }
    await sent(
      trx,
      times(3, () => capture()),
      budget,
    )
    await sql`update leads set created_at = created_at + interval '1 day'`.execute(trx)
    await sql`update arrivals set arrived_at = arrived_at + interval '1 day'`.execute(trx)
    await recordEnquiry(trx, capture(), budget)
    expect((await suspicions(trx)).at(-1)).toBeNull()
  })
})
test('a repeat counts as nothing, with a key and without', async () => {
  await inTransaction(async (trx) => {
    const [keyed, plain] = [capture({ key: 'budget' }), capture()]
    const captures = [keyed, keyed, keyed, plain, plain, plain, capture()]
    expect(await sent(trx, captures, { ...wide, ipv4: 3 })).toEqual([null, null, null])
    expect(await trx.selectFrom('arrivals').selectAll().execute()).toHaveLength(3)
  })
})
test('when too many are suspect a further one is told that it is not stored, an honest one is', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 2, suspect: 1 }
    const first = capture({ key: 'first' })
    const third = capture({ key: 'third' })
    expect(await sent(trx, [first, capture(), third], budget)).toEqual([null, null, 'address'])
    expect(await recordEnquiry(trx, capture(), budget)).toEqual({ kind: 'full' })
    expect(await recordEnquiry(trx, capture({ key: 'new' }), budget)).toEqual({ kind: 'full' })
    expect(await recordEnquiry(trx, third, budget)).toMatchObject({ kind: 'repeat' })
    expect(await recordEnquiry(trx, capture({ address: '198.51.100.7' }), budget)).toMatchObject({
      kind: 'stored',
    })
    expect(await suspicions(trx)).toHaveLength(4)
  })
})
test('enquiries that come together are counted by every process alike', async () => {
  const address = '198.51.100.200'
  const budget = { ...wide, ipv4: 20 }
  await Promise.all(times(60, () => recordEnquiry(db, capture({ address }), budget)))
  const { rows } = await sql<{ stored: string; honest: string }>`
    select count(*) as stored, count(*) filter (where suspect is null) as honest
    from leads where phone like '9100%'`.execute(db)
  // As many as there are connections may not see each other.
  expect(Number(rows[0]?.stored)).toBeGreaterThanOrEqual(40)
  expect(Number(rows[0]?.stored)).toBeLessThanOrEqual(50)
  expect(Number(rows[0]?.honest)).toBeGreaterThanOrEqual(20)
  expect(Number(rows[0]?.honest)).toBeLessThanOrEqual(30)
  await sql`delete from leads where phone like '9100%'`.execute(db)
  await db.deleteFrom('arrivals').where('address', '=', address).execute()
})
test('the budgets that nobody set are those of the documentation', () => {
  const counts = { ipv4: 60, ipv6: 12, phone: 6, form: 300, site: 600, suspect: 3000 }
  const budget = { ...counts, points: 60, hasRoom: true }
  expect(enquiryBudget(true, parseConfig({}))).toEqual(budget)
})
