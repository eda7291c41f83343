import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { forgetArrivals } from '#app/enquiries/submit/enquiry-limits.server.ts'
import { readCursor } from '#app/lib/http/row-cursor.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import {
  LISTED,
  listContactIntents,
  MAX_PER_MINUTE,
  purgeContactIntents,
  recordContactIntent,
} from './contact-intents.server.ts'

const here = '203.0.113.7'
const owner = { id: 'owner', role: 'owner', leadScope: 'all' } as const
const intent = { code: 'K7M2QX', kind: 'chat', page: '/birch-heights' } as const

it('a click is stored and found by any part of its reference, in any form', async ({ trx }) => {
  await recordContactIntent(trx, { ...intent, campaign: { last: { utm_source: 'google' } } }, here)
  const linked = { ...intent, page: `/preview/${'0'.repeat(48)}` }
  await recordContactIntent(trx, { ...linked, code: 'ABCDEF', kind: 'call', campaign: 'x' }, here)
  expect((await listContactIntents(trx, '', owner)).contacts).toMatchObject([
    { code: 'ABCDEF', kind: 'Call', page: '/preview', campaign: '' },
    { code: 'K7M2QX', kind: 'WhatsApp', page: '/birch-heights', campaign: 'Google' },
  ])
  for (const part of ['K7M2QX', 'k7m', ' (K7M2QX) ', 'Still free? (Ref k7m2qx)']) {
    expect((await listContactIntents(trx, part, owner)).contacts).toHaveLength(1)
  }
  expect((await listContactIntents(trx, '%', owner)).contacts).toHaveLength(2)
  expect((await listContactIntents(trx, 'ZZZZZZ', owner)).contacts).toEqual([])
})
test.each([
  [here, MAX_PER_MINUTE.ipv4],
  ['2001:db8:1:2::/64', MAX_PER_MINUTE.ipv6],
])('a flood from %s is cut off there, and drops no one else', async (address, most) => {
  await inTransaction(async (trx) => {
    await trx.deleteFrom('contact_intents').execute()
    for (let sent = 0; sent < most + 5; sent += 1) await recordContactIntent(trx, intent, address)
    expect((await listContactIntents(trx, intent.code, owner)).contacts).toHaveLength(most)
    await recordContactIntent(trx, { ...intent, code: 'ABCDEF' }, '198.51.100.9')
    expect((await listContactIntents(trx, 'ABCDEF', owner)).contacts).toHaveLength(1)
    await sql`update rate_limit_hits set arrived_at = arrived_at - interval '61 seconds'`.execute(
      trx,
    )
    await recordContactIntent(trx, { ...intent, code: 'CDEFGH' }, address)
    expect((await listContactIntents(trx, 'CDEFGH', owner)).contacts).toHaveLength(1)
  })
})
it('a flood from everywhere is cut off, and a minute later clicks are stored again', async ({
  trx,
}) => {
  await sql`insert into contact_intents (code, kind, page)
    select 'K7M2QX', 'call', '/' from generate_series(1, ${MAX_PER_MINUTE.all})`.execute(trx)
  await recordContactIntent(trx, { ...intent, code: 'ABCDEF' }, here)
  expect((await listContactIntents(trx, 'ABCDEF', owner)).contacts).toEqual([])
  await sql`update contact_intents set created_at = created_at - interval '61 seconds'`.execute(trx)
  await recordContactIntent(trx, { ...intent, code: 'ABCDEF' }, here)
  expect((await listContactIntents(trx, 'ABCDEF', owner)).contacts).toHaveLength(1)
})
it('a click is found behind any number of invented ones', async ({ trx }) => {
  await recordContactIntent(trx, { ...intent, code: 'HNESTY' }, here)
  await sql`insert into contact_intents (code, kind, page, campaign, created_at)
    select 'AAAAAA', 'chat', '/', '{}', now() + interval '1 second'
    from generate_series(1, ${LISTED}::integer)`.execute(trx)
  const first = await listContactIntents(trx, '', owner)
  expect(first.contacts.map(({ code }) => code)).toEqual(Array(LISTED).fill('AAAAAA'))
  const second = await listContactIntents(trx, '', owner, readCursor(first.older ?? null))
  expect(second.contacts).toMatchObject([{ code: 'HNESTY' }])
  expect(second.older).toBeUndefined()
})
it('addresses that send much leave room for one that sends little', async ({ trx }) => {
  await trx.deleteFrom('contact_intents').execute()
  await sql`insert into contact_intents (code, kind, page)
    select 'K7M2QX', 'call', '/' from generate_series(1, ${MAX_PER_MINUTE.noisy - 2})`.execute(trx)
  for (const code of ['ABCDEF', 'BCDEFG', 'CDEFGH'])
    await recordContactIntent(trx, { ...intent, code }, '198.51.100.9')
  await recordContactIntent(trx, { ...intent, code: 'DEFGHJ' }, here)
  const stored = ['ABCDEF', 'BCDEFG', 'CDEFGH', 'DEFGHJ'].map(
    async (code) => (await listContactIntents(trx, code, owner)).contacts.length,
  )
  expect(await Promise.all(stored)).toEqual([1, 1, 0, 1])
})
it('a /48 of IPv6 is one sender, however many networks it has', async ({ trx }) => {
  await trx.deleteFrom('contact_intents').execute()
  for (let net = 0; net < MAX_PER_MINUTE.ipv4 + 3; net += 1)
    await recordContactIntent(trx, intent, `2001:db8:9:${net}::/64`)
  const { rows } = await sql`select from contact_intents`.execute(trx)
  expect(rows).toHaveLength(MAX_PER_MINUTE.ipv4)
})
it('clicks are kept for the days set, and their counts for an hour', async ({ trx }) => {
  await recordContactIntent(trx, intent, here)
  await sql`update contact_intents set created_at = now() - interval '400 days 1 second'`.execute(
    trx,
  )
  await sql`update rate_limit_hits set arrived_at = now() - interval '61 minutes'`.execute(trx)
  await recordContactIntent(trx, { ...intent, code: 'ABCDEF' }, here)
  await purgeContactIntents(trx, 400)
  await forgetArrivals(trx)
  expect((await listContactIntents(trx, '', owner)).contacts).toMatchObject([{ code: 'ABCDEF' }])
  expect(await trx.selectFrom('rate_limit_hits').selectAll().execute()).toHaveLength(1)
})
