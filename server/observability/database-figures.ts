import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Seconds for ages. */
export type DatabaseFigures = {
  outbox: number
  outboxSeconds: number
  open: number
  openSeconds: number
  givenUp: number
  queues: { name: string; ready: number; active: number; deferred: number; failed: number }[]
}

export async function readDatabaseFigures(db: Executor): Promise<DatabaseFigures> {
  const { rows } = await sql<Omit<DatabaseFigures, 'queues'>>`
    select
      (select count(*)::int from outbox) as outbox,
      coalesce((select extract(epoch from statement_timestamp() - min(written_at))::float8
        from outbox), 0) as "outboxSeconds",
      (select count(*)::int from deliveries where sent_at is null and dead_at is null) as open,
      coalesce((select extract(epoch from statement_timestamp() - min(made_at))::float8
        from deliveries where sent_at is null and dead_at is null), 0) as "openSeconds",
      (select count(*)::int from deliveries where dead_at is not null) as "givenUp"`.execute(db)
  const queues = await sql<DatabaseFigures['queues'][number]>`
    select name, ready_count as ready, active_count as active, deferred_count as deferred,
      failed_count as failed from pgboss.queue order by name`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The database gave no metrics')
  return { ...found, queues: queues.rows }
}
