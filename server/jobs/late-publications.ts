import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

import { alertLate } from './alert-late.ts'

const EVERY_MS = 5000

/** Alerts authors and owners of late schedules, in every process, apart from the publishing job that may be stuck. */
export function keepLate(signal: AbortSignal): void {
  let isLooking = false
  let hasFailed = false
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const { noticed, failures } = await alertLate(db, new Date())
      for (const { kind, subject, publishAt } of noticed)
        log.error({ kind, subject, publishAt }, 'Scheduled publishing is late')
      if (failures.length > 0) log.warn({ failures }, 'Push services refused some alerts')
      hasFailed = false
    } catch (error) {
      // Logs a long outage once.
      if (!hasFailed)
        log.warn({ err: error }, 'The check for late work failed; the site tries again later')
      hasFailed = true
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}
