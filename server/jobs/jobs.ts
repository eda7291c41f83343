import { startAssignmentLoop } from '#app/assignment/assignment-loop.server.ts'
import { fillNameKeys } from '#app/enquiries/names/fill-name-keys.server.ts'
import { fillIn } from '#server/http/fill-in.ts'
import { log } from '#server/observability/log.ts'

import { keepBackups } from './backups.ts'
import { keepReports } from './reports.ts'
import { keepLate } from './late-publications.ts'
import { keepPrivacy } from './privacy.ts'
import { keepPushing } from './push.ts'
import { keepSpam } from './spam.ts'
import { keepDelivering } from './notifications/notifications.ts'
import { probeEvents } from './event-probe.ts'
import { keepTidy } from './tidy-database.ts'

export function keepAll(signal: AbortSignal): Promise<void> {
  keepTidy(signal)
  startAssignmentLoop(signal, (error) =>
    log.warn({ err: error }, 'Leads were not assigned; the site tries again soon'),
  )
  keepReports(signal)
  void keepPrivacy(signal)
  keepPushing(signal)
  keepLate(signal)
  keepSpam(signal)
  keepBackups(signal)
  const notifications = keepDelivering(signal)
  void fillIn('Names', fillNameKeys, signal)
  void probeEvents()
  return notifications
}
