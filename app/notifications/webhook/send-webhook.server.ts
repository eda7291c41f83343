import { Webhook } from 'standardwebhooks'

import { config, isPrivateAllowed } from '#app/config/config.server.ts'
import {
  codeOf,
  outgoingRequest,
  POST_TIMEOUT_MS,
  RefusedRequest,
  type OutgoingRequest,
} from '#app/lib/http/outgoing-request.server.ts'
import type { SendResult } from '#app/notifications/deliveries.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'

const reasons = {
  private: failureTexts.privateAddress,
  timeout: failureTexts.tooLong(POST_TIMEOUT_MS / 1000),
  stopped: failureTexts.stopped,
} as const

/** The call of an event with the settings in force. */
export function webhookCall(event: { url: string; id: string; body: object }): OutgoingRequest {
  const body = JSON.stringify(event.body)
  const headers = signedHeaders({ id: event.id, body, at: new Date() }, config.WEBHOOK_SECRET ?? [])
  return { url: event.url, body, headers, isPrivateAllowed: isPrivateAllowed() }
}

/** Never throws. */
export async function sendWebhook(call: OutgoingRequest, signal: AbortSignal): Promise<SendResult> {
  try {
    return resultOf((await outgoingRequest(call, signal)).status)
  } catch (error) {
    return failureOf(error)
  }
}

/** Of a call that got no answer. */
export function failureOf(error: unknown): { kind: 'later'; reason: string; code: string } {
  const code = codeOf(error)
  const reason =
    error instanceof RefusedRequest ? reasons[error.code] : failureTexts.unreachable(code)
  return { kind: 'later', reason, code }
}

function resultOf(status: number): SendResult {
  const code = `answered ${status}`
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 410) return { kind: 'never', reason: failureTexts.gone, code }
  if (status >= 300 && status < 400)
    return { kind: 'later', reason: failureTexts.ledOn(status), code }
  return { kind: 'later', reason: failureTexts.answered(status), code }
}

/** Standard Webhooks 1.0; one signature per secret allows rotation. */
function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Northlight-Webhook/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
