import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { fillNameKeys } from '#app/enquiries/names/fill-name-keys.server.ts'
import { findLeads, listSimilar } from '#app/leads/list/lead-list.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import { findSimilar, MAX_SIMILAR } from './find-similar.server.ts'
import { EVERYTHING as scope } from './lead-filter.server.ts'
import { BEYOND_NAMES } from './lead-search.ts'

const NAMES = ['Asha Rao', 'मीरा शर्मा', 'Vikas Sarma', 'Bikash Sharma', 'Agrawal', 'Zq']

async function addLeads(trx: Executor, count: number): Promise<void> {
  await sql`delete from leads`.execute(trx)
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at, spam_reason)
    select (${NAMES}::text[])[1 + n % ${NAMES.length}], '98' || lpad(n::text, 8, '0'), 'x@example.com',
      'Price?', gen_random_uuid()::text, 'x', timestamptz '2026-01-01' + n * interval '1 hour',
      case when n = 3 then 'phone' end
    from generate_series(0, ${count - 1}::int) n`.execute(trx)
  while ((await fillNameKeys(trx, 50)) > 0);
}

const LOOKS = {
  'looking through': { first: 500, longest: 500 },
  'by the index': { first: 3, longest: 3 },
}

test.each(Object.entries(LOOKS))(
  '%s, the newest similar-sounding names are found, and no exact match',
  async (_, looks) => {
    await inTransaction(async (trx) => {
      await addLeads(trx, 12)
      const namesOf = async (typed: string) =>
        (await findSimilar(trx, { typed, scope }, looks)).map(({ name }) => name)
      expect(await namesOf('Sharma')).toEqual([
        'Vikas Sarma',
        'मीरा शर्मा',
        'Vikas Sarma',
        'मीरा शर्मा',
      ])
      expect(await namesOf('Vikas Sharma')).toEqual(['Bikash Sharma', 'Vikas Sarma', 'Vikas Sarma'])
      expect(await namesOf('Agarwal')).toEqual(['Agrawal', 'Agrawal'])
      for (const typed of ['', '98', '+91 98', '%', '\0', 'Zq', 'nowhere at all'])
        expect(await namesOf(typed), typed).toEqual([])
      const own = { viewer: { id: 'x', role: 'agent', leadScope: 'own' }, filter: {} } as const
      expect(await findSimilar(trx, { typed: 'Agarwal', scope: own }, looks)).toEqual([])
    })
  },
)

it('matches come in pages, and suggestions are limited', async ({ trx }) => {
  await addLeads(trx, 900)
  const first = await findLeads(trx, { typed: 'sharma', scope })
  expect(first.leads.length).toBe(50)
  const [at = '', id = ''] = first.older?.split(' ') ?? []
  const last = await findLeads(trx, { typed: 'sharma', scope, before: { at: new Date(at), id } })
  expect([last.leads.length, last.older]).toEqual([99, BEYOND_NAMES])
  expect(await listSimilar(trx, { typed: 'sharma', scope })).toHaveLength(MAX_SIMILAR)
})

it('filling in name keys is no update of a lead, and another change is', async ({ trx }) => {
  await sql`delete from leads`.execute(trx)
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, changed_in)
    values ('Asha Rao', '9800000000', 'x@example.com', 'Price?', 'one', 'x', null)`.execute(trx)
  const changed = () => trx.selectFrom('leads').select('changed_in').executeTakeFirstOrThrow()
  expect(await fillNameKeys(trx)).toBe(1)
  expect(await changed()).toEqual({ changed_in: null })
  expect(await fillNameKeys(trx)).toBe(0)
  await sql`update leads set status = 'contacted'`.execute(trx)
  expect(await changed()).toEqual({ changed_in: expect.any(String) })
})
