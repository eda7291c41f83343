import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { countFound, countMatching } from '#app/leads/list/count-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import { findPage } from './find-leads.server.ts'
import { EVERYTHING as scope } from './lead-filter.server.ts'
import { searchLeads } from './lead-search.ts'

const NAMES = [
  'Asha Rao',
  'DEVIKA  Sen',
  'मीरा शर्मा',
  'Ég Ö',
  'a',
  '100% Sure',
  'x_y\\z',
  'Zq',
  'D’Souza',
  'Dr.  Renée, A.K.',
  'Άννας',
]
const PHONES = ['9876543210', '9812345670', '+442079460958', '9100000000', '+919']
const TYPED = [
  'a',
  'A',
  'sh',
  'asha',
  'ASHA RAO',
  'ra',
  'zq',
  'qz',
  'é',
  'ö',
  'मी',
  'शर्मा',
  ' Sen ',
  '  ',

  '9',
  '98',
  '876',
  '98765 43210',
  '09876543210',
  '+91 98123',
  '+9',
  '+',
  '+44',
  '0044 20',
  '%',
  '_y',
  '\\',
  'nowhere at all',
  'a\0sha',
  '-',
  '00',
  "d'souza",
  'DSOUZA',
  'renee a k',
  'Dr. Renee',
  'ΑΝΝΑΣ',
  'tel:+91-98765-43210,',
  "'",
  'SHARMA',
  '(Ref k7m2qx)',
]

async function addLeads(trx: Executor): Promise<void> {
  await sql`delete from leads`.execute(trx)
  await sql`insert into leads (id, name, phone, email, message, idempotency_key, body_hash, created_at, spam_reason)
    overriding system value select 1000061 + n, (${NAMES}::text[])[1 + n % ${NAMES.length}], (${PHONES}::text[])[1 + n % ${PHONES.length}],
      'x@example.com', 'Price?', gen_random_uuid()::text, 'x',
      timestamptz '2026-01-01' + (n - n % 16) * interval '1 hour', case when n = 40 then 'phone' end
    from generate_series(1, 80) n`.execute(trx)
  // The oldest, as a receipt states it, and one that reads like a name.
  await sql`update leads set reference = case id when 1000062 then 'K7M2QX' else 'SHARMA' end
    where id in (1000062, 1000071)`.execute(trx)
}

const LOOKS = {
  'looking through': { first: 500, longest: 500 },
  'by the index': { first: 3, longest: 3 },
}

test.each(Object.entries(LOOKS))(
  '%s, every page has the rule’s matches, once and in order',
  async (_, looks) => {
    await inTransaction(async (trx) => {
      await addLeads(trx)
      const all = await trx
        .selectFrom('leads')
        .select(['id', 'name', 'phone', 'reference'])
        .where('spam_reason', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      for (const typed of TYPED) {
        const found: string[] = []
        let part = await findPage(trx, { typed, scope, size: 7 }, looks)
        found.push(...part.rows.map(({ id }) => id))
        while (part.next) {
          part = await findPage(trx, { typed, scope, size: 7, before: part.next }, looks)
          found.push(...part.rows.map(({ id }) => id))
        }
        const expected = searchLeads(all, typed.replaceAll('\0', '')).map(({ id }) => id)
        expect(found, typed).toEqual(expected)
        expect(await countFound(trx, { typed, scope }, { looks }), typed).toEqual({
          count: expected.length,
        })
      }
    })
  },
)

it('leads are counted up to the limit, and estimated beyond it', async ({ trx }) => {
  await addLeads(trx)
  for (const typed of ['', 'a']) {
    const { count } = await countMatching(trx, { typed, scope })
    expect(count).toBeGreaterThan(3)
    expect(await countMatching(trx, { typed, scope }, count)).toEqual({ count })
    expect(await countMatching(trx, { typed, scope }, count - 1)).toMatchObject({ isAbout: true })
  }
})
