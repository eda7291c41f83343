import type { Pool } from 'pg'

import type { Boss, Job, Queue } from './define-job.ts'

/** Seconds until another process takes over from one that was killed; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10
/** Seconds; the longest that pg-boss allows. A run that lasts has heartbeats. */
const MAX_RUN_SECONDS = 24 * 3600
/** Seconds of one attempt of a row in a queue. */
const ATTEMPT_SECONDS = 60
const DAY_SECONDS = 24 * 3600
const FOR_EVER = 1_000_000_000
const RETRY_SECONDS = 5

type Options = { report: (error: unknown) => void; superviseSeconds?: number }

/** Does nothing on its own: the caller fetches and supervises. */
export async function openBoss(
  pool: Pool,
  { jobs, queues }: { jobs: readonly Job[]; queues: readonly Queue[] },
  { report, superviseSeconds = HEARTBEAT_SECONDS }: Options,
): Promise<Boss> {
  // 40 MB and a tenth of a second, which commands do without.
  const { PgBoss, fromKysely } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    // pg-boss's timer follows the wall clock, and stops when that is set back.
    supervise: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
  })
  boss.on('error', report)
  await boss.start()
  for (const { name, everySeconds } of jobs) {
    await boss.createQueue(name, { policy: 'exclusive' })
    await boss.updateQueue(name, {
      retryLimit: FOR_EVER,
      retryDelay: Math.min(everySeconds, RETRY_SECONDS),
      expireInSeconds: MAX_RUN_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    })
  }
  for (const { name, retryLimit } of queues) {
    await boss.createQueue(name)
    await boss.updateQueue(name, {
      retryLimit,
      expireInSeconds: ATTEMPT_SECONDS,
      deleteAfterSeconds: DAY_SECONDS,
    })
  }
  return Object.assign(boss, { within: fromKysely })
}
