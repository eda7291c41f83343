import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { Job, Queue } from './define-job.ts'

type Found = { due: ReadonlySet<string>; missing: ReadonlySet<string> }

/** Also due is what a clock that was set back has put off; a job without a row was never run, or comes from a backup. */
export async function findDue(
  db: Executor,
  jobs: readonly Pick<Job, 'name' | 'everySeconds'>[],
  queues: readonly Pick<Queue, 'name'>[],
): Promise<Found> {
  const names = [...jobs, ...queues].map(({ name }) => name)
  const seconds = [...jobs.map(({ everySeconds }) => everySeconds), ...queues.map(() => null)]
  const { rows } = await sql<{ name: string; isDue: boolean; isMissing: boolean }>`
    select known.name,
      exists (select from pgboss.job where job.name = known.name
        and state in ('created', 'retry') and not blocked
        and (start_after <= now() or start_after > now() + 2 * known.seconds * interval '1 second')
      ) as "isDue",
      known.seconds is not null and not exists (select from pgboss.job
        where job.name = known.name and state in ('created', 'retry', 'active')) as "isMissing"
    from unnest(${names}::text[], ${seconds}::integer[]) as known (name, seconds)`.execute(db)
  const named = (which: typeof rows) => new Set(which.map(({ name }) => name))
  return {
    due: named(rows.filter(({ isDue }) => isDue)),
    missing: named(rows.filter(({ isMissing }) => isMissing)),
  }
}
