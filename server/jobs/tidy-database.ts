import { config } from '#app/config/config.server.ts'
import { purgeBlockedLoads } from '#app/csp-reports/csp-reports.server.ts'
import { purgeAlerts } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { deleteExpiredChallenges } from '#app/enquiries/spam/challenge/used-challenges.server.ts'
import { forgetArrivals } from '#app/enquiries/submit/enquiry-limits.server.ts'
import { purgeContactIntents } from '#app/leads/contact-clicks/contact-intents.server.ts'
import { forgetReaders } from '#app/leads/detail/history/lead-readers.server.ts'
import { forgetSent } from '#app/notifications/deliveries.server.ts'
import { forgetNotices } from '#app/notifications/team-notification.server.ts'
import { pageLinks } from '#app/pages/publishing/page-store.server.ts'
import { purgeDeletedLeads } from '#app/privacy/purge-deleted.server.ts'
import { projectLinks } from '#app/projects/publishing/project-store.server.ts'
import { forgetDrafts } from '#app/sources/files/import-store.server.ts'
import { forgetDeliveries } from '#app/sources/store/forget-deliveries.server.ts'
import { forgetAttempts } from '#app/staff/login/sign-in-attempts.server.ts'
import { forgetSubscriptions } from '#app/staff/push/push-subscriptions.server.ts'
import { forgetSessions } from '#app/staff/sessions/session.server.ts'
import { purgeVitalCounts } from '#app/web-vitals/vital-counts.server.ts'
import { db } from '#db/client.server.ts'

import { defineJob } from './define-job.ts'

export const tidyDatabase = defineJob({
  name: 'tidy-database',
  everySeconds: 600,
  run: tidy,
})

/** Deletes rows after their retention period. */
export async function tidy(): Promise<void> {
  await forgetArrivals(db)
  await deleteExpiredChallenges(db)
  await purgeContactIntents(db, config.CONTACT_DAYS)
  await purgeAlerts(db, config.ALERT_DAYS)
  await purgeVitalCounts(db, config.VITALS_DAYS)
  await purgeBlockedLoads(db, config.CSP_REPORT_DAYS)
  await forgetReaders(db)
  await forgetSent(db, config.DELIVERY_DAYS)
  await forgetNotices(db, config.DELIVERY_DAYS)
  await forgetDeliveries(db, config.SOURCE_DAYS)
  await forgetDrafts(db)
  await purgeDeletedLeads(db, config.DELETED_LEADS_DAYS)
  await forgetAttempts(db, config.SIGN_IN_DAYS)
  await forgetSessions(db)
  await projectLinks.forget(db)
  await pageLinks.forget(db)
  await forgetSubscriptions(db, config.DEVICE_DAYS)
}
