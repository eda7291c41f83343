import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { forgetRemovedKeys } from './removed-keys.server.ts'

/** Days for which counts and keys stay, which name no one. */
const COUNT_DAYS = 400

/** Deletes what sources sent after `days`; what waits for a person stays until it is settled. */
export async function forgetDeliveries(db: Executor, days: number): Promise<void> {
  const waits = sql`exists (select from source_enquiries as held
    where held.delivery_id = source_deliveries.id and held.result = 'review')`
  await sql`update source_deliveries set payload = null
    where payload is not null and state = 'read'
      and received_at < now() - make_interval(days => ${days}) and not ${waits}`.execute(db)
  await sql`update source_enquiries set content = null, person = null
    where content is not null and result <> 'review'
      and received_at < now() - make_interval(days => ${days})`.execute(db)
  await sql`delete from source_deliveries
    where received_at < now() - make_interval(days => ${COUNT_DAYS}) and not ${waits}`.execute(db)
  await sql`delete from source_keys
    where seen_at < now() - make_interval(days => ${COUNT_DAYS})`.execute(db)
  await forgetRemovedKeys(db)
}

/** Deletes what became no lead of these people, by keyed hash; their deliveries lose what they sent with it. */
export async function forgetPeople(db: Executor, people: readonly string[]): Promise<void> {
  await sql`delete from source_enquiries
    where person = any(${people}::text[]) and lead_id is null`.execute(db)
}
