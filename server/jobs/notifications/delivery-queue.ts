import { z } from 'zod'

import { config } from '#app/config/config.server.ts'
import type { NewJob } from '#app/notifications/outbox.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { Boss, QueueRow } from '../define-job.ts'

/** The longest wait as a multiple of the first: from 15 seconds to two hours. */
const MAX_BACKOFF = 480

export const QUEUE = 'deliver'
/** Over all processes to one destination, so that one that hangs delays no other. */
export const AT_A_PLACE = 4
const DEAD_LETTERS = 'undelivered'

const jobData = z.object({ deliveryId: z.string() })

/** `place` groups jobs by destination for concurrency. */
export type Queued = NewJob & { place: string }

export function deliveryOf({ id, data }: QueueRow): NewJob {
  return { jobId: id, deliveryId: jobData.parse(data).deliveryId }
}

export async function addDeliveries(
  trx: Executor,
  boss: Boss,
  jobs: readonly Queued[],
): Promise<void> {
  const retrySeconds = config.NOTIFICATION_RETRY_SECONDS
  const rows = jobs.map(({ jobId, deliveryId, place }) => ({
    id: jobId,
    data: { deliveryId },
    group: { id: place },
    retryDelay: retrySeconds,
    retryBackoff: retrySeconds > 0,
    retryDelayMax: Math.max(1, retrySeconds * MAX_BACKOFF),
  }))
  const ids = await boss.insert(QUEUE, rows, { db: boss.within(trx), returnId: true })
  if (ids?.length !== jobs.length) throw new Error('The queue did not store every job')
}

export async function finish(trx: Executor, boss: Boss, row: QueueRow): Promise<void> {
  await boss.complete(QUEUE, attemptOf(row), null, { db: boss.within(trx) })
}

/** When the retry is due; undefined after the last attempt. */
export async function putOff(trx: Executor, boss: Boss, row: QueueRow): Promise<Date | undefined> {
  const within = { db: boss.within(trx) }
  await boss.fail(QUEUE, attemptOf(row), null, within)
  const [job] = await boss.findJobs(QUEUE, { id: row.id, ...within })
  // An attempt that outlived its lease must not fail the job.
  return job === undefined || job.state === 'failed' ? undefined : job.startAfter
}

export async function takeDead(boss: Boss, bury: (jobId: string) => Promise<void>): Promise<void> {
  const letters = await boss.fetch(DEAD_LETTERS, { batchSize: 50, includeMetadata: true })
  for (const { id, sourceId } of letters) {
    if (sourceId !== null) await bury(sourceId)
    await boss.complete(DEAD_LETTERS, id)
  }
}

function attemptOf({ id, retryCount }: QueueRow) {
  return { id, retryCount }
}
