import type { Pool } from 'pg'
import type { JobAttempt, PgBoss } from 'pg-boss'
import { z } from 'zod'

import type { NewJob } from '#app/notifications/outbox.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Migration 0027 creates it with its retries and timeout. */
const QUEUE = 'deliver'
const DEAD_LETTERS = 'undelivered'
/** Concurrent jobs per destination over all processes, so that one that hangs delays no other. */
const AT_A_PLACE = 4
const SUPERVISE_SECONDS = 30
/** The longest wait as a multiple of the first: from 15 seconds to two hours. */
const MAX_BACKOFF = 480

const jobData = z.object({ deliveryId: z.string() })

export type Taken = NewJob & { attempt: JobAttempt }
/** `place` groups jobs by destination for concurrency. */
export type Queued = NewJob & { place: string }

/** The part of pg-boss in use; an executor puts a call into its transaction. */
export type JobQueue = {
  add: (trx: Executor, jobs: readonly Queued[]) => Promise<void>
  take: (limit: number) => Promise<Taken[]>
  finish: (trx: Executor, job: Taken) => Promise<void>
  /** When the retry is due; undefined after the last attempt. */
  putOff: (trx: Executor, job: Taken) => Promise<Date | undefined>
  buryDead: (bury: (jobId: string) => Promise<void>) => Promise<void>
  supervise: () => Promise<void>
  stop: () => Promise<void>
}

type Options = { retrySeconds: number; report: (error: unknown) => void }

export async function openQueue(pool: Pool, options: Options): Promise<JobQueue> {
  // 40 MB and a tenth of a second, so only where notifications are configured.
  const { PgBoss, fromKysely } = await import('pg-boss')
  const supervise = Math.min(SUPERVISE_SECONDS, Math.max(1, options.retrySeconds * 2))
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    // pg-boss's timer follows the wall clock, and stops when that is set back.
    supervise: false,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
  })
  boss.on('error', options.report)
  await boss.start()
  return { ...queueOf(boss, fromKysely, options), supervise: supervising(boss, supervise) }
}

function queueOf(
  boss: PgBoss,
  within: (trx: Executor) => ReturnType<PgBoss['getDb']>,
  { retrySeconds }: Options,
): Omit<JobQueue, 'supervise'> {
  const backoff = {
    retryDelay: retrySeconds,
    retryBackoff: retrySeconds > 0,
    retryDelayMax: Math.max(1, retrySeconds * MAX_BACKOFF),
  }
  return {
    add: async (trx, jobs) => {
      const rows = jobs.map(({ jobId, deliveryId, place }) => ({
        id: jobId,
        data: { deliveryId },
        group: { id: place },
        ...backoff,
      }))
      const ids = await boss.insert(QUEUE, rows, { db: within(trx), returnId: true })
      if (ids?.length !== jobs.length) throw new Error('The queue did not store every job')
    },
    take: async (limit) => {
      const jobs = await boss.fetch(QUEUE, {
        batchSize: limit,
        includeMetadata: true,
        groupConcurrency: AT_A_PLACE,
      })
      return jobs.map(({ id, data, retryCount }) => ({
        jobId: id,
        deliveryId: jobData.parse(data).deliveryId,
        attempt: { id, retryCount },
      }))
    },
    finish: async (trx, { attempt }) => {
      await boss.complete(QUEUE, attempt, null, { db: within(trx) })
    },
    putOff: async (trx, { attempt, jobId }) => {
      await boss.fail(QUEUE, attempt, null, { db: within(trx) })
      const [job] = await boss.findJobs(QUEUE, { id: jobId, db: within(trx) })
      // An attempt that outlived its lease must not fail the job.
      return job === undefined || job.state === 'failed' ? undefined : job.startAfter
    },
    buryDead: async (bury) => {
      const letters = await boss.fetch(DEAD_LETTERS, { batchSize: 50, includeMetadata: true })
      for (const { id, sourceId } of letters) {
        if (sourceId !== null) await bury(sourceId)
        await boss.complete(DEAD_LETTERS, id)
      }
    },
    stop: () => boss.stop({ graceful: false, close: false }),
  }
}

function supervising(boss: PgBoss, seconds: number): () => Promise<void> {
  let [isLooking, dueAt] = [false, 0]
  return async () => {
    if (isLooking || performance.now() < dueAt) return
    isLooking = true
    try {
      await boss.supervise()
    } finally {
      isLooking = false
      dueAt = performance.now() + seconds * 1000
    }
  }
}
