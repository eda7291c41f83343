import { refreshReport } from '#app/leads/reports/refresh-report.server.ts'
import { readWorkingClock } from '#app/staff/working-hours/working-clock.server.ts'
import { db } from '#db/client.server.ts'

import { defineJob } from './define-job.ts'

/** Counts the days of changed leads again; clicks are counted live. */
export const reports = defineJob({
  name: 'reports',
  everySeconds: 60,
  run: async () => {
    await refreshReport(db, await readWorkingClock(db))
  },
})
