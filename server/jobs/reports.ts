import { foldReport } from '#app/leads/reports/fold-report.server.ts'
import { readWorkingClock } from '#app/staff/working-hours/working-clock.server.ts'
import { db, type Executor } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

const EVERY_MS = 30_000

/** Aggregates changes into report counts; the rest is counted live. */
export function keepReports(signal: AbortSignal): void {
  const timer = setInterval(() => void fold(), EVERY_MS)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}

let isFolding = false

async function fold(): Promise<void> {
  if (isFolding) return
  isFolding = true
  try {
    while (await foldOnce());
  } catch (error) {
    log.warn({ err: error }, 'The report counts were not updated; the site tries again later')
  } finally {
    isFolding = false
  }
}

function foldOnce(): Promise<boolean> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => foldNow(trx))
}

/** First contact is due in working minutes. */
async function foldNow(trx: Executor): Promise<boolean> {
  return foldReport(trx, await readWorkingClock(trx))
}
