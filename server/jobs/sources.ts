import {
  hasWaitingDeliveries,
  readWaitingDeliveries,
} from '#app/sources/pipeline/waiting-deliveries.server.ts'
import { log } from '#server/observability/log.ts'

import { defineJob } from './define-job.ts'

const report = (error: unknown) => log.error({ err: error }, 'a delivery was not read')

/** Reads stored deliveries of sources that no process has read yet. */
export const sourceDeliveries = defineJob({
  name: 'source-deliveries',
  everySeconds: 60,
  look: { everySeconds: 3, hasWork: hasWaitingDeliveries },
  isRunAtStart: true,
  run: async ({ db, signal }) => {
    while (!signal.aborted && (await readWaitingDeliveries(db, report)) > 0);
  },
})
