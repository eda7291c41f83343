import { buildPushPayload } from '@block65/webcrypto-web-push'

import { config, isPrivateAllowed } from '#app/config/config.server.ts'
import { ownAddress } from '#app/config/contact-details.ts'
import {
  outgoingRequest,
  RefusedRequest,
  type RequestAnswer,
} from '#app/lib/http/outgoing-request.server.ts'

import { isPushService } from './push-service.ts'
import type { PushKeys } from './push-keys.server.ts'
import type { PushMessage } from './push-message.ts'
import type { PushTarget } from './push-target.server.ts'

/** Seconds for which a push service stores a message; later it is out of date. */
const TTL_SECONDS = 60 * 60

/** `gone`: the device no longer exists. `refused`: a retry is useless. */
export type PushResult =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; afterSeconds?: number }

/** Sends an encrypted message (RFC 8291). Never throws. */
export async function sendPush(
  target: PushTarget,
  message: PushMessage,
  keys: PushKeys,
): Promise<PushResult> {
  const { endpoint, p256dh, auth } = target
  if (!isPushService(endpoint, config.PUSH_HOSTS)) return { kind: 'gone' }
  try {
    const { headers, body } = await buildPushPayload(
      { data: message, options: { ttl: TTL_SECONDS, urgency: 'high' } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { subject: `mailto:${ownAddress(config).address}`, ...keys },
    )
    const call = { url: endpoint, headers, body, isPrivateAllowed: isPrivateAllowed() }
    return resultOf(await outgoingRequest(call))
  } catch (error) {
    if (error instanceof RefusedRequest && error.code === 'private')
      return { kind: 'refused', reason: 'private network' }
    return { kind: 'later', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** RFC 8030, 5 and 8.4. */
function resultOf({ status, headers }: RequestAnswer): PushResult {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `answered ${status}`
  if (status !== 408 && status !== 429 && status < 500) return { kind: 'refused', reason }
  const after = Number(headers['retry-after'] ?? '')
  return Number.isFinite(after)
    ? { kind: 'later', reason, afterSeconds: after }
    : { kind: 'later', reason }
}
