import { log } from '#server/observability/log.ts'

import type { DeliveryAttempt } from './queue-delivery.ts'

const failing = new Set<string>()

/** Logs when a destination fails and recovers, and failed deliveries, without content or visitor. */
export function logDelivery({ delivery, result, isFinal }: DeliveryAttempt): void {
  const { way, target, eventId } = delivery
  const place = `${way} ${target}`.trim()
  if (result.kind === 'sent') {
    log.debug({ place, eventId }, 'Notification sent')
    if (failing.delete(place)) log.info({ place }, 'Notifications to this destination work again')
    return
  }
  const { code } = result
  if (isFinal) log.warn({ place, eventId, code }, 'A notification failed for good')
  else if (!failing.has(place))
    log.warn({ place, code }, 'A notification failed; the site tries again')
  // Each visitor's address is a destination of its own.
  if (way !== 'visitor') failing.add(place)
}
