import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import { EVERYTHING as scope } from './lead-filter.server.ts'
import { leadParts, type BatchQuery } from './lead-batches.server.ts'

const mark = 'parts.test'

/** One statement may take five seconds on a slow machine. */
const BATCH_SIZE = 2000

/** A thousand per moment, newest first; `rare` numbers match "rare". Short values keep the index small. */
async function addLeads(db: Executor, count: number, rare: readonly number[] = []): Promise<void> {
  for (let last = count; last > 0; last -= BATCH_SIZE)
    await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at)
      select case when n = any(${rare}::int[]) then 'Rare' else 'Asha' end, '1',
        ${`x@${mark}`}, n::text, ${mark} || n, 'x', now() - (n / 1000) * interval '1 minute'
      from generate_series(${last}::int, ${Math.max(1, last - BATCH_SIZE + 1)}::int, -1) n`.execute(
      db,
    )
}

async function numbers(db: Executor, wanted: Partial<BatchQuery> = {}): Promise<number[][]> {
  const parts: number[][] = []
  for await (const rows of leadParts(db, { scope, ...wanted })) {
    const own = rows.filter(({ email }) => email === `x@${mark}`)
    parts.push(own.map(({ message }) => Number(message)))
  }
  return parts
}

it('all leads come newest first, each once, in parts of at most a thousand', async ({ trx }) => {
  await addLeads(trx, 3500)
  const parts = await numbers(trx)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(1000)
  expect(parts.flat()).toEqual(Array.from({ length: 3500 }, (_, index) => index + 1))
})

test(
  'a search finds matches thousands of leads apart, at the seams of its queries too',
  { tags: ['whole'] },
  async () => {
    await inTransaction(async (trx) => {
      const rare = [1, 19_999, 20_000, 20_001, 39_998, 40_000, 40_001, 44_000]
      await addLeads(trx, 45_000, rare)
      const parts = await numbers(trx, { typed: ' RARE ' })
      expect(parts.flat()).toEqual(rare)
      expect(parts.length).toBeGreaterThanOrEqual(3)
      expect((await numbers(trx, { typed: 'asha' })).flat()).toHaveLength(45_000 - rare.length)
      expect((await numbers(trx, { typed: 'no such name' })).flat()).toEqual([])
    })
  },
)

test(
  'in another order each comes once too, at the seams as well',
  { tags: ['whole'] },
  async () => {
    await inTransaction(async (trx) => {
      await addLeads(trx, 21_500, [5, 20_500])
      const byName = { column: 'name', isDown: true } as const
      const all = (await numbers(trx, { sort: byName })).flat()
      expect(all).toHaveLength(21_500)
      expect(all.slice(0, 3)).toEqual([5, 20_500, 1])
      const oldest = { column: 'time', isDown: false } as const
      expect((await numbers(trx, { typed: 'rare', sort: oldest })).flat()).toEqual([20_500, 5])
      const filter = { from: '2000-01-01' }
      const within = { scope: { ...scope, filter }, sort: oldest }
      expect((await numbers(trx, within)).flat().slice(0, 2)).toEqual([21_500, 21_499])
    })
  },
)
