import type { Db, JobWithMetadata, PgBoss } from 'pg-boss'

import type { EventName } from '#db/events/event-names.ts'
import type { Executor } from '#db/client.server.ts'

/** pg-boss, and the adapter that puts a call of it into a transaction. */
export type Boss = PgBoss & { within: (trx: Executor) => Db }

export type JobContext = {
  /** Over connections of the jobs, so that no enquiry waits for one. */
  db: Executor
  boss: Boss
  /** Aborted when the process stops: finish soon. */
  signal: AbortSignal
}

/** One process at a time runs it; pg-boss keeps one row for it, which is its next run. */
export type Job = {
  name: string
  /** Seconds between two runs. */
  everySeconds: number
  /** A query that only reads, and so may come more often than a run. */
  look?: { everySeconds: number; hasWork: (db: Executor) => Promise<boolean> }
  /** Each of them has the job look, or run, at once. */
  events?: readonly EventName[]
  isRunAtStart?: boolean
  run: (context: JobContext & { isRequested?: boolean }) => Promise<unknown>
}

/** Work that waits in rows of pg-boss, each with retries of its own. */
export type Queue = {
  name: string
  /** In one process at a time. */
  concurrency: number
  /** Over all processes, for each group of the rows. */
  groupConcurrency?: number
  retryLimit: number
  /** Settles the row in the transaction of its result. */
  work: (row: QueueRow, context: JobContext & { cutOff: AbortSignal }) => Promise<unknown>
}

export type QueueRow = Pick<JobWithMetadata, 'id' | 'retryCount' | 'data'>

export const defineJob = (job: Job): Job => job
export const defineQueue = (queue: Queue): Queue => queue
