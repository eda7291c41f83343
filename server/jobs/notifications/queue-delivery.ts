import { config } from '#app/config/config.server.ts'
import {
  findDelivery,
  noteTry,
  noteUndelivered,
  type Delivery,
  type SendResult,
} from '#app/notifications/deliveries.server.ts'
import { destinationsOf } from '#app/notifications/destinations.server.ts'
import { giveJobs, spreadEvents } from '#app/notifications/outbox.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inSpan } from '#server/observability/spans.ts'

import type { JobQueue, Taken } from './job-queue.ts'
import { sendOne } from './send-one.ts'

/** Writes a delivery for each destination of what waits in the outbox, in small transactions. */
export async function spreadAll(db: Executor): Promise<void> {
  const spread = () =>
    db
      .transaction()
      .execute((trx) =>
        spreadEvents(trx, (hasVisitor, kind) => destinationsOf(config, hasVisitor, kind)),
      )
  while ((await spread()) > 0);
}

/** Makes a job for every delivery that has none: both, or neither. */
export async function queueAll(db: Executor, queue: JobQueue): Promise<void> {
  const some = () =>
    db.transaction().execute(async (trx) => {
      const jobs = await giveJobs(trx)
      const queued = jobs.map((job) => ({
        ...job,
        // Slow servers of visitors hold up no mail to the team.
        place: job.way === 'webhook' ? job.target : `mail ${job.way}`,
      }))
      if (queued.length > 0) await queue.add(trx, queued)
      return jobs.length
    })
  while ((await some()) > 0);
}

/** What a try came to, for the log: nothing in it is anybody's. */
export type Told = { delivery: Delivery; result: SendResult; isGivenUp: boolean }

/** Makes one try. What is written of it and what becomes of its job are one transaction. */
export function tryOnce(
  db: Executor,
  queue: JobQueue,
  job: Taken,
  signal: AbortSignal,
): Promise<Told | undefined> {
  return inSpan('tell onward', () => tryNow(db, queue, job, signal), factsOf)
}

function factsOf(told: Told | undefined): Record<string, string> {
  return told ? { way: told.delivery.way, result: told.result.kind } : {}
}

async function tryNow(
  db: Executor,
  queue: JobQueue,
  job: Taken,
  signal: AbortSignal,
): Promise<Told | undefined> {
  const delivery = await findDelivery(db, job)
  const result = delivery && (await sendOne(db, delivery, signal))
  return db.transaction().execute(async (trx) => {
    const nextTry = result?.kind === 'later' ? await queue.putOff(trx, job) : undefined
    if (result?.kind !== 'later') await queue.finish(trx, job)
    if (!delivery || !result) return undefined
    await noteTry(trx, job.jobId, result, nextTry)
    return { delivery, result, isGivenUp: result.kind !== 'sent' && nextTry === undefined }
  })
}

/** Gives up what died with its process at the last try. */
export function buryDead(db: Executor, queue: JobQueue): Promise<void> {
  return queue.buryDead((jobId) => noteUndelivered(db, jobId))
}
