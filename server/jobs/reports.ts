import { refreshReport } from '#app/leads/reports/refresh-report.server.ts'
import { readWorkingClock } from '#app/staff/working-hours/working-clock.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

const EVERY_MS = 60_000

/** Refreshes the report counts at the start, then every minute. */
export function keepReports(signal: AbortSignal): void {
  const timer = setInterval(() => void refresh(), EVERY_MS)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
  void refresh()
}

let isRefreshing = false

async function refresh(): Promise<void> {
  if (isRefreshing) return
  isRefreshing = true
  try {
    await refreshReport(db, await readWorkingClock(db))
  } catch (error) {
    log.warn({ err: error }, 'The report counts were not updated; the site tries again later')
  } finally {
    isRefreshing = false
  }
}
