import { alerts } from './alerts.ts'
import { assignment } from './assignment.ts'
import { backups } from './backups.ts'
import { fillInterests, fillLeadReferences, fillNames, fillWords } from './fill-in.ts'
import { latePublications } from './late-publications.ts'
import { deliveryQueue, lostDeliveries, notifications } from './notifications/notifications.ts'
import { retention } from './retention.ts'
import { privacy } from './privacy.ts'
import { publications } from './publications.ts'
import { push, pushQueue } from './push/push.ts'
import { reports } from './reports.ts'
import {
  sourceAlarms,
  sourceDeliveries,
  sourceImports,
  sourcePulls,
  sourceWatch,
} from './sources.ts'
import { spamLimit } from './spam-limit.ts'
import { tidyDatabase } from './tidy-database.ts'
import { visitReminders } from './visit-reminders.ts'

/** Every job of the site; what each process does for itself is in process-loop.ts. */
export const jobs = [
  publications,
  assignment,
  notifications,
  lostDeliveries,
  alerts,
  push,
  visitReminders,
  sourceDeliveries,
  sourcePulls,
  sourceWatch,
  sourceImports,
  sourceAlarms,
  latePublications,
  privacy,
  retention,
  reports,
  spamLimit,
  backups,
  tidyDatabase,
  fillNames,
  fillInterests,
  fillLeadReferences,
  fillWords,
]

export const queues = [deliveryQueue, pushQueue]
