import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** An hour after expiry, since clocks differ. */
export async function deleteExpiredChallenges(db: Executor): Promise<void> {
  await db
    .deleteFrom('used_challenges')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
