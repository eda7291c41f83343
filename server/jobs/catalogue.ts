import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { refreshLegalPages } from '#app/pages/current-pages.server.ts'
import { refreshPlans } from '#app/projects/catalogue/floor-plans.server.ts'
import { refreshAsked } from '#app/projects/questions/asked-questions.server.ts'
import { refreshOfficeHours } from '#app/staff/working-hours/office-hours.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

import { loopInProcess } from './process-loop.ts'

/** Milliseconds until every process shows a publication. */
const EVERY_MS = 1000

/** Reads what any process published, legal texts on their day, floor plans, office hours and asked questions; the first read is awaited, because files alone are outdated. */
export async function keepCatalogue(signal: AbortSignal): Promise<void> {
  await refreshCatalogue()
  void loopInProcess(EVERY_MS, refreshCatalogue, signal)
}

/** Never throws: the next look reads what a lost database kept back. */
export async function refreshCatalogue(): Promise<void> {
  refreshLegalPages(indianDay(new Date()))
  refreshPlans()
  try {
    await refreshOfficeHours(db)
    await refreshAsked(db)
    for (const fault of await catchUpCatalogue())
      log.error({ fault }, 'The published projects cannot be read')
  } catch (error) {
    log.debug({ err: error }, 'The check for published projects failed')
  }
}
