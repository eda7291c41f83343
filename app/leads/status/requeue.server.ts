import { sql } from 'kysely'

/** Renews a queued push: a sender may just be removing it because the lead was not this agent's. */
export const onQueuedConflict = sql`on conflict (subscription_id, lead_id) do update
  set queued_at = excluded.queued_at, due_at = excluded.due_at`
