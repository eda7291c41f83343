import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { inTransaction } from '#test/database.ts'

import { listContactIntents, MOST_A_MINUTE, recordContactIntent } from './contact-intents.server.ts'

const intent = { code: 'K7M2QX', kind: 'chat', page: '/ska-estate' } as const

test('a press is stored and found by any part of its code, however it is written', async () => {
  await inTransaction(async (trx) => {
    await recordContactIntent(trx, { ...intent, campaign: { last: { utm_source: 'google' } } })
    await recordContactIntent(trx, { ...intent, code: 'ABCDEF', kind: 'call', campaign: 'x' })
    expect(await listContactIntents(trx, '')).toMatchObject([
      { code: 'ABCDEF', kind: 'Call', campaign: '' },
      { code: 'K7M2QX', kind: 'Chat', page: '/ska-estate', campaign: 'google' },
    ])
    for (const part of ['K7M2QX', 'k7m', ' (K7M2QX) ']) {
      expect(await listContactIntents(trx, part)).toHaveLength(1)
    }
    expect(await listContactIntents(trx, '%')).toHaveLength(2)
    expect(await listContactIntents(trx, 'ZZZZZZ')).toEqual([])
  })
})
test('a flood is cut off, and a minute later presses are stored again', async () => {
  await inTransaction(async (trx) => {
    await sql`insert into contact_intents (code, kind, page)
      select 'K7M2QX', 'call', '/' from generate_series(1, ${MOST_A_MINUTE})`.execute(trx)
    await recordContactIntent(trx, { ...intent, code: 'ABCDEF' })
    expect(await listContactIntents(trx, 'ABCDEF')).toEqual([])
    await sql`update contact_intents set created_at = created_at - interval '61 seconds'`.execute(
      trx,
    )
    await recordContactIntent(trx, { ...intent, code: 'ABCDEF' })
    expect(await listContactIntents(trx, 'ABCDEF')).toHaveLength(1)
  })
})
