import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Seconds after which somebody who gave no sign has gone; a panel gives one every twenty. */
const GONE = 50

/** Notes that somebody has a lead open, and answers who else has it open; `isNew` says that they just came. */
export async function noteReader(
  db: Executor,
  leadId: string,
  staffId: string,
): Promise<{ isNew: boolean; readers: { name: string; since: string }[] }> {
  const still = sql`lead_readers.seen_at > now() - make_interval(secs => ${GONE})`
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

/** Forgets who left a lead without a word long ago. */
export async function forgetReaders(db: Executor): Promise<void> {
  await db
    .deleteFrom('lead_readers')
    .where('seen_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
