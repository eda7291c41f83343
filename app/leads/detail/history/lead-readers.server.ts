import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Seconds without a ping after which a reader is gone; a panel pings every 20. */
const READER_TIMEOUT_S = 50

/** Marks a lead as open and returns its other readers; `isNew` where this reader just came. */
export async function recordReader(
  db: Executor,
  leadId: string,
  staffId: string,
): Promise<{ isNew: boolean; readers: { name: string; since: string }[] }> {
  const still = sql`lead_readers.seen_at > now() - make_interval(secs => ${READER_TIMEOUT_S})`
  const { rows } = await sql<{ is_new: boolean }>`
    insert into lead_readers (lead_id, staff_id) values (${leadId}, ${staffId})
    on conflict (lead_id, staff_id) do update set seen_at = now(),
      since = case when ${still} then lead_readers.since else now() end
    returning old.staff_id is null or old.since <> new.since as is_new`.execute(db)
  const others = await db
    .selectFrom('lead_readers')
    .innerJoin('staff_users', 'staff_users.id', 'lead_readers.staff_id')
    .select(['name', 'since'])
    .where('lead_id', '=', leadId)
    .where('staff_id', '<>', staffId)
    .where(sql<boolean>`${still}`)
    .orderBy('since')
    .execute()
  return {
    isNew: rows[0]?.is_new ?? false,
    readers: others.map(({ name, since }) => ({ name, since: since.toISOString() })),
  }
}

/** Deletes readers who stopped pinging. */
export async function forgetReaders(db: Executor): Promise<void> {
  await db
    .deleteFrom('lead_readers')
    .where('seen_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
