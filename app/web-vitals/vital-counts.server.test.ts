import { sql } from 'kysely'
import { expect } from 'vitest'

import { it } from '#test/helpers/database/database.ts'

import { addVitalCounts, listVitalCounts, purgeVitalCounts } from './vital-counts.server.ts'
import type { VitalCount } from './vitals-tally.ts'

const one: VitalCount = { page: 'home', device: 'phone', vital: 'LCP', bucket: 1200, views: 2 }
const other: VitalCount = { ...one, vital: 'CLS', bucket: 0, views: 7 }

it('counts of one bucket and day become one row, from any process', async ({ trx }) => {
  await trx.deleteFrom('web_vitals').execute()
  await addVitalCounts(trx, [one, other])
  await addVitalCounts(trx, [one])
  const rows = await trx.selectFrom('web_vitals').selectAll().execute()
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(expect.objectContaining({ vital: 'LCP', views: 4 }))
  expect(rows).toContainEqual(expect.objectContaining({ vital: 'CLS', views: 7 }))
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    ['bucket', 'day', 'device', 'page', 'views', 'vital'].toSorted(),
  )
})
it('days are added up as far back as requested, without pages that no longer exist', async ({
  trx,
}) => {
  await trx.deleteFrom('web_vitals').execute()
  await addVitalCounts(trx, [one])
  await sql`update web_vitals set day = day - 6`.execute(trx)
  await addVitalCounts(trx, [one])
  await sql`update web_vitals set day = day - 1`.execute(trx)
  await addVitalCounts(trx, [one])
  await sql`insert into web_vitals select day, 'gone', device, vital, bucket, views
    from web_vitals`.execute(trx)
  expect(await listVitalCounts(trx, 7)).toEqual([{ ...one, views: 4 }])
  expect(await listVitalCounts(trx, 28)).toEqual([{ ...one, views: 6 }])
})
it('counts stay for the configured days', async ({ trx }) => {
  await trx.deleteFrom('web_vitals').execute()
  for (let day = 0; day < 2; day += 1) {
    await sql`update web_vitals set day = day - 1`.execute(trx)
    await addVitalCounts(trx, [one])
  }
  await sql`update web_vitals set day = day - 399`.execute(trx)
  await purgeVitalCounts(trx, 400)
  expect(await listVitalCounts(trx, 401)).toEqual([one])
})
