import { sql } from 'kysely'
import { z } from 'zod'

import type { Executor } from '#db/client.server.ts'

import { isPageKind } from './page-kinds.ts'
import { devices, vitals } from './vital.ts'
import type { VitalCount } from './vitals-tally.ts'

const today = sql<Date>`(now() at time zone 'Asia/Kolkata')::date`

/** Sorted, so that two processes never deadlock. */
export async function addVitalCounts(db: Executor, counts: readonly VitalCount[]): Promise<void> {
  await sql`insert into web_vitals (day, page, device, vital, bucket, views)
    select ${today}, page, device, vital, bucket, views
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted (page text, device text, vital text, bucket integer, views integer)
    order by page, device, vital, bucket
    on conflict (day, page, device, vital, bucket)
      do update set views = web_vitals.views + excluded.views`.execute(db)
}

const stored = z.object({
  page: z.string().refine(isPageKind),
  device: z.enum(devices),
  vital: z.enum(vitals),
  bucket: z.number(),
  views: z.number(),
})

export async function listVitalCounts(db: Executor, days: number): Promise<VitalCount[]> {
  const rows = await db
    .selectFrom('web_vitals')
    .select(['page', 'device', 'vital', 'bucket', sql<number>`sum(views)::float8`.as('views')])
    .where('day', '>', sql<Date>`${today} - ${days}::integer`)
    .groupBy(['page', 'device', 'vital', 'bucket'])
    .execute()
  return rows.flatMap((row) => stored.safeParse(row).data ?? [])
}

export async function purgeVitalCounts(db: Executor, days: number): Promise<void> {
  await db
    .deleteFrom('web_vitals')
    .where('day', '<=', sql<Date>`${today} - ${days}::integer`)
    .execute()
}
