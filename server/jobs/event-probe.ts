import { receivesNotifications } from '#db/events/listening.server.ts'
import { log } from '#server/observability/log.ts'

/** Checks once whether notifications arrive, and warns otherwise. */
export async function probeEvents(): Promise<void> {
  try {
    if (await receivesNotifications()) return
    log.warn(
      'PostgreSQL’s notifications do not reach this process, most likely because of a pooler. The dashboard updates every 5 seconds. Set DATABASE_DIRECT_URL to the database without the pooler',
    )
  } catch (error) {
    log.debug({ err: error }, 'The check of PostgreSQL’s notifications failed')
  }
}
