import { checkAlerts, hasUncheckedAlerts } from '#app/enquiries/alerts/due-alerts.server.ts'
import { media } from '#app/media/storage/media.server.ts'

import { refreshCatalogue } from './catalogue.ts'
import { defineJob } from './define-job.ts'

/** Compares visitors' alerts with what was published, and with new floor plans; an upgrade publishes without a row, so it runs at the start too. */
export const alerts = defineJob({
  name: 'alerts',
  everySeconds: 3600,
  look: { everySeconds: 5, hasWork: hasUncheckedAlerts },
  isRunAtStart: true,
  run: async ({ db }) => {
    // Another process may have stored the floor plan that answers one.
    await media.catchUp()
    await refreshCatalogue()
    await checkAlerts(db)
  },
})
