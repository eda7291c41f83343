import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

import { sendDuePushes } from './send-due-pushes.ts'

const EVERY_MS = 2000

export function keepPushing(signal: AbortSignal): void {
  let isSending = false
  let hasFailed = false
  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      const { failures } = await sendDuePushes(db)
      if (failures.length > 0) log.warn({ failures }, 'Push services refused some alerts')
      hasFailed = false
    } catch (error) {
      // Logs a long outage once.
      if (!hasFailed)
        log.warn({ err: error }, 'Push alerts were not sent; the site tries again later')
      hasFailed = true
    } finally {
      isSending = false
    }
  }
  const timer = setInterval(() => void send(), EVERY_MS)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}
