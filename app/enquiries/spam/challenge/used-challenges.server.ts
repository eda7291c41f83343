import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Forgets the puzzles that count no more; an hour later than that, since not all clocks are alike. */
export async function forgetPuzzles(db: Executor): Promise<void> {
  await db
    .deleteFrom('spent_puzzles')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
