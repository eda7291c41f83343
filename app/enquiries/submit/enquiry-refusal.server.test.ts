import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

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

test('a persistent unsolved address is refused, and no one with a solved challenge', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 2 }
    const flood = times(9, () => unsolved(here))
    expect(await sent(trx, flood, budget)).toEqual([null, null, 'address', 'address'])
    expect(await recordEnquiry(trx, unsolved(here), budget)).toEqual({ kind: 'full' })
    for (const each of times(6, () => capture())) await recordEnquiry(trx, each, budget)
    expect((await suspicions(trx)).slice(4)).toEqual([null, null, ...times(4, () => 'address')])
  })
})
test('noisy senders use up their half of the room, quiet ones theirs, and a solved one is stored', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, site: 1, spam: 12 }
    const noisy = times(14, () => unsolved(here))
    const seen = await sent(trx, noisy, budget)
    // Three are quiet, of which the first is a lead; then one is a lead and six fill the half.
    expect(seen).toEqual([null, 'site', 'site', null, ...times(6, () => 'site')])
    for (const each of times(4, () => unsolved(quietAddress())))
      expect(await recordEnquiry(trx, each, budget)).toMatchObject({ isSpam: true })
    expect(await recordEnquiry(trx, unsolved(quietAddress()), budget)).toEqual({ kind: 'full' })
    await sql`update rate_limit_hits set arrived_at = arrived_at - interval '11 minutes'
      where is_quiet`.execute(trx)
    const quiet = { kind: 'stored', isSpam: false }
    expect(await recordEnquiry(trx, unsolved(quietAddress()), budget)).toMatchObject(quiet)
    const hidden = { isHiddenFilled: true, isHasty: false }
    const solved = { nonce: randomUUID(), expiresAt: new Date(Date.now() + 60_000) }
    const signals = { ...hidden, challenge: solved }
    expect(await recordEnquiry(trx, capture({ signals }), budget)).toMatchObject({
      kind: 'stored',
      isSpam: true,
    })
  })
})
test('a refused enquiry is not stored, and a repeat of a stored one is not refused', async () => {
  await inTransaction(async (trx) => {
    const budget = { ...wide, ipv4: 1 }
    const [first, second] = [unsolved(here, { key: 'first' }), unsolved(here, { key: 'second' })]
    expect(await sent(trx, [first, second], budget)).toEqual([null, 'address'])
    expect(await recordEnquiry(trx, unsolved(here), budget)).toEqual({ kind: 'full' })
    expect(await recordEnquiry(trx, unsolved(here, { key: 'new' }), budget)).toEqual({
      kind: 'full',
    })
    expect(await recordEnquiry(trx, second, budget)).toMatchObject({ kind: 'repeat' })
    expect(await suspicions(trx)).toHaveLength(2)
  })
})
