import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { LeadCursor } from '#app/leads/list/lead-list.ts'
import { inOrder } from '#app/leads/list/lead-order.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { isShort } from '#test/helpers/site/short.ts'

import { findPage } from './find-leads.server.ts'
import { sortColumns, type LeadFilter, type LeadSort } from './lead-filter.ts'
import { EVERYTHING, within } from './lead-filter.server.ts'
import { searchLeads } from './lead-search.ts'

const NAMES = ['Asha Rao', 'asha rao', 'DEVIKA  Sen', 'मीरा शर्मा', 'Ég Ö', 'Zq', 'Rao Asha']
const PHONES = ['9876543210', '9812345670', '+442079460958', '9100000000']
const PLACES = ['Noida', 'Greater Noida', '', 'नोएडा', 'Goa']
const TYPED = [
  'a',
  'asha',
  'ASHA RAO',
  'zq',
  'शर्मा',
  '98',
  '9876543210',
  '+44',
  '%',
  'nowhere at all',
]

const FILTERS: LeadFilter[] = [{}, { status: 'won' }, { city: 'Goa' }, { to: '2026-01-02' }]
const sorts: LeadSort[] = sortColumns.flatMap((column) =>
  [true, false].map((isDown) => ({ column, isDown })),
)

async function addLeads(trx: Executor): Promise<void> {
  await sql`delete from leads`.execute(trx)
  await sql`insert into leads (id, name, phone, location, city, status, email, message, idempotency_key, body_hash,
      created_at, spam_reason)
    overriding system value select 1000061 + n, (${NAMES}::text[])[1 + n % ${NAMES.length}],
      (${PHONES}::text[])[1 + n % ${PHONES.length}], (${PLACES}::text[])[1 + n % ${PLACES.length}],
      (${PLACES}::text[])[1 + n % ${PLACES.length}],
      case when n % 7 = 3 then 'won' else 'new' end, 'x@example.com', 'Price?', gen_random_uuid()::text, 'x',
      timestamptz '2026-01-01' + (n - n % 8) * interval '1 hour', case when n = 40 then 'phone' end
    from generate_series(1, 120) n`.execute(trx)
}

const WAYS = {
  'along the column': { first: 500, longest: 500 },
  'along it in steps': { first: 3, longest: 500 },
  'by the index of grams': { first: 3, longest: 3, leads: 0 },
  'by whichever index names fewer': { first: 60, longest: 3, leads: 1000 },
}

test.each(Object.entries(WAYS))(
  '%s, every page of a search has the rule’s matches, once and in the chosen order',
  async (_, looks) => {
    await inTransaction(async (trx) => {
      await addLeads(trx)
      for (const filter of isShort ? FILTERS.slice(0, 1) : FILTERS)
        for (const sort of isShort ? sorts.filter(({ isDown }) => isDown) : sorts) {
          const scope = { ...EVERYTHING, filter }
          const all = await trx
            .selectFrom('leads')
            .select(['id', 'name', 'phone', 'reference'])
            .where('spam_reason', 'is', null)
            .where(within(scope))
            .orderBy(inOrder(sort))
            .execute()
          expect(all.length).toBeGreaterThan(5)
          for (const typed of TYPED) {
            const found: string[] = []
            let before: LeadCursor | undefined
            do {
              const search = { typed, scope, sort, before, size: 7 }
              const { rows, next } = await findPage(trx, search, looks)
              found.push(...rows.map(({ id }) => id))
              before = next
            } while (before)
            expect({ typed, filter, sort, found }).toEqual({
              typed,
              filter,
              sort,
              found: searchLeads(all, typed).map(({ id }) => id),
            })
          }
        }
    })
  },
)

it('a lead that comes in between two pages moves none from one to the other', async ({ trx }) => {
  await addLeads(trx)
  const search = {
    typed: 'a',
    scope: EVERYTHING,
    sort: { column: 'name', isDown: false },
    size: 7,
  } as const
  const whole = await findPage(trx, { ...search, size: 200 })
  const first = await findPage(trx, search)
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash)
    values ('Aaa', '9876543210', 'x@example.com', 'Price?', 'aaa', 'x')`.execute(trx)
  const second = await findPage(trx, { ...search, before: first.next })
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(ids).toEqual(whole.rows.slice(0, 14).map(({ id }) => id))
})
