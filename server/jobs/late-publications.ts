import { db } from '#db/client.server.ts'
import { hasLate } from '#app/editor/schedules/late-publications.server.ts'
import { log } from '#server/observability/log.ts'

import { alertLate } from './push/alert-late.ts'
import { defineJob } from './define-job.ts'

/** Alerts authors and owners of late schedules, apart from the publishing job that may be stuck. */
export const latePublications = defineJob({
  name: 'late-publications',
  everySeconds: 600,
  look: { everySeconds: 5, hasWork: (executor) => hasLate(executor, new Date()) },
  run: async ({ boss }) => {
    for (const { kind, subject, publishAt } of await alertLate(db, boss, new Date()))
      log.error({ kind, subject, publishAt }, 'Scheduled publishing is late')
  },
})
