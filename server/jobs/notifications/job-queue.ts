import type { Pool } from 'pg'
import type { JobAttempt, PgBoss } from 'pg-boss'
import { z } from 'zod'

import type { NewJob } from '#app/notifications/outbox.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Made by migration 0027, with their tries and their patience. */
const QUEUE = 'deliver'
const DEAD_LETTERS = 'undelivered'
/** Jobs that all processes together do at a time for one place: one that hangs holds no other up. */
const AT_A_PLACE = 4
/** Most seconds between two looks for jobs whose process was killed. */
const SUPERVISE_SECONDS = 30
/** The longest wait between two tries, in times of the first one: from 15 seconds to two hours. */
const MOST_WAITS = 480

const jobData = z.object({ deliveryId: z.string() })

/** A try that this process has to make. */
export type Taken = NewJob & { attempt: JobAttempt }
/** `place` is what its try may have to wait for others of. */
export type Queued = NewJob & { place: string }

/** pg-boss, as far as it is used. What takes an executor happens in its transaction. */
export type JobQueue = {
  /** Throws where not every job was stored. */
  add: (trx: Executor, jobs: readonly Queued[]) => Promise<void>
  take: (most: number) => Promise<Taken[]>
  finish: (trx: Executor, job: Taken) => Promise<void>
  /** Answers when it is tried again; undefined where it is given up. */
  putOff: (trx: Executor, job: Taken) => Promise<Date | undefined>
  /** Takes the ids of jobs that were given up, and does with each what it is told to. */
  buryDead: (bury: (jobId: string) => Promise<void>) => Promise<void>
  /** Looks for jobs whose process was killed, where nobody did for some seconds. */
  supervise: () => Promise<void>
  stop: () => Promise<void>
}

type Options = { retrySeconds: number; report: (error: unknown) => void }

/** Opens the queue of the database that `pool` is of; its tables are there since migration 0027. */
export async function openQueue(pool: Pool, options: Options): Promise<JobQueue> {
  // 40 MB and a tenth of a second, for who has somebody to tell alone.
  const { PgBoss, fromKysely } = await import('pg-boss')
  const supervise = Math.min(SUPERVISE_SECONDS, Math.max(1, options.retrySeconds * 2))
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    // Its own timer waits for an hour of the wall clock: one that is set back would stop it until then.
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
    retryDelayMax: Math.max(1, retrySeconds * MOST_WAITS),
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
    take: async (most) => {
      const jobs = await boss.fetch(QUEUE, {
        batchSize: most,
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
      // A try that lasted so long that another took its place gives nothing up.
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

/** Once in so many seconds, by a clock that nobody sets. */
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
