import { expect, test, vi } from 'vitest'

import { startTwoSites, type TwoSites } from '#ops/nightly/sources/two-sites.ts'

import { ROWS } from './file-of-rows.ts'

const SOON = { timeout: 300_000, interval: 100 }

type Row = { state: string; created: number; repeat: number; rejected: number }

async function importOf({ database }: TwoSites, id: string): Promise<Row> {
  const { rows } = await database.query<Row>(
    `select state, created_count as created, repeat_count as repeat, rejected_count as rejected
     from source_imports where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Error('There is no import')
  return row
}

async function countLeads({ database }: TwoSites): Promise<{ leads: number; people: number }> {
  const { rows } = await database.query<{ leads: number; people: number }>(
    'select count(*)::integer as leads, count(distinct phone)::integer as people from leads',
  )
  return rows[0] ?? { leads: 0, people: 0 }
}

test('two processes that are killed while they import lose no row, and store none twice', async () => {
  const sites = await startTwoSites('http://127.0.0.1:9')
  try {
    const id = await sites.run('test/integration/sources/begin-import.ts')
    for (const [which, done] of [
      [0, 400],
      [1, 1600],
    ] as const) {
      await vi.waitFor(async () => {
        const { created, repeat } = await importOf(sites, id)
        expect(created + repeat).toBeGreaterThan(done)
      }, SOON)
      await sites.kill(which)
    }
    await vi.waitFor(async () => expect((await importOf(sites, id)).state).toBe('done'), SOON)
    const people = ROWS / 2
    const rejected = ROWS / 10
    const repeat = people - rejected
    expect(await importOf(sites, id)).toEqual({ state: 'done', created: people, repeat, rejected })
    expect(await countLeads(sites)).toEqual({ leads: ROWS - rejected, people })
    await sites.database.query(`update source_imports set state = 'reverting' where id = $1`, [id])
    await vi.waitFor(async () => expect((await importOf(sites, id)).state).toBe('reverted'), SOON)
    expect(await countLeads(sites)).toEqual({ leads: 0, people: 0 })
  } finally {
    await sites.stop()
  }
}, 600_000)
