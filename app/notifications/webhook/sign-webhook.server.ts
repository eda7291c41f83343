import { Webhook } from 'standardwebhooks'

/**
 * The headers by which a receiver knows who sent a webhook and tells a repeat (Standard Webhooks 1.0):
 * one signature for each secret, so that one can take the place of another while both are known.
 */
export function signedHeaders(
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
