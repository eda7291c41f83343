import { sql } from 'kysely'

/**
 * The end of a statement that queues pushes: one that is queued already is so anew. Whoever is sending it
 * may have found, a moment ago, that the lead is not theirs, and is about to take it out.
 */
export const queuedAnew = sql`on conflict (subscription_id, lead_id) do update
  set queued_at = excluded.queued_at, due_at = excluded.due_at`
