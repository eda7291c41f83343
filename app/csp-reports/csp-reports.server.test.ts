import { sql } from 'kysely'
import { expect } from 'vitest'

import { it } from '#test/helpers/database/database.ts'

import { addBlockedLoads, MAX_PER_DAY, purgeBlockedLoads } from './csp-reports.server.ts'

const inline = { directive: 'script-src-elem', blocked: 'inline' } as const

it('reports of one kind on one day share a row', async ({ trx }) => {
  await addBlockedLoads(trx, [{ ...inline, reports: 2 }])
  await addBlockedLoads(trx, [
    { ...inline, reports: 3 },
    { directive: 'img-src', blocked: 'ads.example', reports: 1 },
  ])
  const rows = await trx
    .selectFrom('csp_reports')
    .select(['directive', 'blocked', 'reports'])
    .orderBy('directive')
    .execute()
  expect(rows).toEqual([
    { directive: 'img-src', blocked: 'ads.example', reports: 1 },
    { ...inline, reports: 5 },
  ])
})

it('invented hosts cannot exceed the rows of a day, and no count is lost', async ({ trx }) => {
  for (const round of [0, 1, 2]) {
    const invented = Array.from({ length: MAX_PER_DAY }, (_, index) => ({
      directive: 'img-src' as const,
      blocked: `h${round}-${index}.example`,
      reports: 1,
    }))
    await addBlockedLoads(trx, invented)
  }
  const { count, reports } = await trx
    .selectFrom('csp_reports')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`sum(reports)::int`.as('reports')])
    .executeTakeFirstOrThrow()
  expect(count).toBe(MAX_PER_DAY + 1)
  expect(reports).toBe(3 * MAX_PER_DAY)
})

it('counts stay for the configured days', async ({ trx }) => {
  await addBlockedLoads(trx, [{ ...inline, reports: 1 }])
  await sql`update csp_reports set day = day - 89`.execute(trx)
  await purgeBlockedLoads(trx, 90)
  expect(await trx.selectFrom('csp_reports').selectAll().execute()).toHaveLength(1)
  await sql`update csp_reports set day = day - 1`.execute(trx)
  await purgeBlockedLoads(trx, 90)
  expect(await trx.selectFrom('csp_reports').selectAll().execute()).toEqual([])
})
