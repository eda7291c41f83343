import { findPendingWork, freeLostJobs } from '#app/notifications/outbox.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

import { defineJob, defineQueue } from '../define-job.ts'
import { AT_A_PLACE, QUEUE } from './delivery-queue.ts'
import { buryDead, queueAll, spreadAll, tryOnce, type DeliveryAttempt } from './queue-delivery.ts'

/** Makes deliveries of events, and puts them into the queue. */
export const notifications = defineJob({
  name: 'notifications',
  everySeconds: 60,
  look: {
    everySeconds: 2,
    hasWork: async (executor) => {
      const { hasEvents, hasJobless } = await findPendingWork(executor)
      return hasEvents || hasJobless
    },
  },
  events: ['lead.created', 'notification.created'],
  run: async ({ boss }) => {
    await spreadAll(db)
    await queueAll(db, boss)
  },
})

/** Fails deliveries whose process died at the last attempt, and queues those that a restored backup left without a row. */
export const lostDeliveries = defineJob({
  name: 'lost-deliveries',
  everySeconds: 30,
  isRunAtStart: true,
  run: async ({ boss }) => {
    await buryDead(db, boss)
    await freeLostJobs(db)
  },
})

export const deliveryQueue = defineQueue({
  name: QUEUE,
  concurrency: 16,
  groupConcurrency: AT_A_PLACE,
  // At 0 and after about 15, 30, 60 seconds and so on: within a little more than a day.
  retryLimit: 21,
  work: async (row, context) => {
    const attempt = await tryOnce(context.db, context.boss, row, context.cutOff)
    if (attempt) logDelivery(attempt)
  },
})

const failing = new Set<string>()

/** Logs when a destination fails and recovers, and failed deliveries, without content or visitor. */
function logDelivery({ delivery, result, isFinal }: DeliveryAttempt): void {
  const { way, target, eventId } = delivery
  const place = `${way} ${target}`.trim()
  if (result.kind === 'sent') {
    log.debug({ place, eventId }, 'Notification sent')
    if (failing.delete(place)) log.info({ place }, 'Notifications to this destination work again')
    return
  }
  const { code } = result
  if (isFinal) log.warn({ place, eventId, code }, 'A notification failed for good')
  else if (!failing.has(place))
    log.warn({ place, code }, 'A notification failed; the site tries again')
  // Each visitor's address is a destination of its own.
  if (way !== 'visitor') failing.add(place)
}
