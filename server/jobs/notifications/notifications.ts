import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { freeLostJobs, findPendingWork } from '#app/notifications/outbox.server.ts'
import { onTrigger } from '#db/events/trigger-job.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#server/observability/log.ts'

import { openQueue, type JobQueue, type Taken } from './job-queue.ts'
import { buryDead, queueAll, spreadAll, tryOnce, type DeliveryAttempt } from './queue-delivery.ts'

const EVERY_MS = 2000
const DEBOUNCE_MS = 100
const AT_ONCE = 16
const BURY_EVERY_MS = 30_000
/** Milliseconds for attempts at shutdown; the rest is retried. */
const STOP_MS = 7000

/** Delivers notifications in every process, over connections of its own, so that no enquiry waits for one. */
export function keepDelivering(signal: AbortSignal): Promise<void> {
  const pool = makePool(config.DATABASE_URL, { max: 2 })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const cutOff = new AbortController()
  const running = new Set<Promise<void>>()
  let queue: JobQueue | undefined
  let [hasFailed, isRoused, buryAt] = [false, false, 0]
  let trigger: (() => void) | undefined

  function report(error: unknown): void {
    // Logs a long outage once.
    if (!hasFailed)
      log.warn({ err: error }, 'No notifications could be sent; the site tries again later')
    hasFailed = true
  }

  function begin(open: JobQueue, job: Taken): void {
    const trying = tryOnce(db, open, job, cutOff.signal)
      .then((attempt) => attempt && logDelivery(attempt))
      .catch(report)
      .finally(() => {
        running.delete(trying)
        requestRun()
      })
    running.add(trying)
  }

  async function look(): Promise<void> {
    const { hasEvents, hasJobless, hasOpen } = await findPendingWork(db)
    if (hasEvents) await spreadAll(db)
    if (!hasEvents && !hasOpen) return
    queue ??= await openQueue(pool, { retrySeconds: config.NOTIFICATION_RETRY_SECONDS, report })
    if (hasEvents || hasJobless) await queueAll(db, queue)
    void queue.supervise().catch(report)
    // Wall clocks can be set back.
    if (performance.now() > buryAt) {
      await buryDead(db, queue)
      await freeLostJobs(db)
      buryAt = performance.now() + BURY_EVERY_MS
    }
    const free = AT_ONCE - running.size
    if (free > 0) for (const job of await queue.take(free)) begin(queue, job)
  }

  function requestRun(): void {
    if (isRoused) return
    isRoused = true
    trigger?.()
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      isRoused = false
      try {
        await look()
        hasFailed = false
      } catch (error) {
        report(error)
      }
      if (!signal.aborted) await rest()
    }
    await Promise.race([Promise.all(running), sleep(STOP_MS, undefined, { ref: false })])
    cutOff.abort()
    await Promise.all(running)
    await queue?.stop()
    await pool.end()
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      trigger = () => void setTimeout(resolve, DEBOUNCE_MS).unref()
      setTimeout(resolve, isRoused ? DEBOUNCE_MS : EVERY_MS).unref()
    })
  }

  onTrigger('delivery', requestRun)
  signal.addEventListener('abort', () => trigger?.())
  return keep()
}

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
