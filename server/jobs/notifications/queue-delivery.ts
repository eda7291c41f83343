import { config } from '#app/config/config.server.ts'
import {
  findDelivery,
  recordAttempt,
  markUndelivered,
  type Delivery,
  type SendResult,
} from '#app/notifications/deliveries.server.ts'
import { destinationsOf } from '#app/notifications/destinations.server.ts'
import { assignJobIds, spreadEvents } from '#app/notifications/outbox.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inSpan } from '#server/observability/spans.ts'

import type { Boss, QueueRow } from '../define-job.ts'
import { addDeliveries, deliveryOf, finish, putOff, takeDead } from './delivery-queue.ts'
import { sendOne } from './send-one.ts'

export async function spreadAll(db: Executor): Promise<void> {
  const spread = () =>
    db
      .transaction()
      .execute((trx) =>
        spreadEvents(trx, (hasVisitor, kind) => destinationsOf(config, hasVisitor, kind)),
      )
  while ((await spread()) > 0);
}

export async function queueAll(db: Executor, boss: Boss): Promise<void> {
  const some = () =>
    db.transaction().execute(async (trx) => {
      const jobs = await assignJobIds(trx)
      const placed = jobs.map((job) => ({
        ...job,
        // Slow mail servers of visitors delay no mail to the team.
        place: job.way === 'webhook' ? job.target : `mail ${job.way}`,
      }))
      if (placed.length > 0) await addDeliveries(trx, boss, placed)
      return jobs.length
    })
  while ((await some()) > 0);
}

export type DeliveryAttempt = { delivery: Delivery; result: SendResult; isFinal: boolean }

/** One transaction for the result and its job. */
export function tryOnce(
  db: Executor,
  boss: Boss,
  row: QueueRow,
  signal: AbortSignal,
): Promise<DeliveryAttempt | undefined> {
  return inSpan('tell onward', () => tryNow(db, boss, row, signal), factsOf)
}

function factsOf(attempt: DeliveryAttempt | undefined): Record<string, string> {
  return attempt ? { way: attempt.delivery.way, result: attempt.result.kind } : {}
}

async function tryNow(
  db: Executor,
  boss: Boss,
  row: QueueRow,
  signal: AbortSignal,
): Promise<DeliveryAttempt | undefined> {
  const job = deliveryOf(row)
  const delivery = await findDelivery(db, job)
  const result = delivery && (await sendOne(db, delivery, signal))
  return db.transaction().execute(async (trx) => {
    const nextTry = result?.kind === 'later' ? await putOff(trx, boss, row) : undefined
    if (result?.kind !== 'later') await finish(trx, boss, row)
    if (!delivery || !result) return undefined
    await recordAttempt(trx, job.jobId, result, nextTry)
    return { delivery, result, isFinal: result.kind !== 'sent' && nextTry === undefined }
  })
}

/** Fails deliveries whose process died at the last attempt. */
export function buryDead(db: Executor, boss: Boss): Promise<void> {
  return takeDead(boss, (jobId) => markUndelivered(db, jobId))
}
