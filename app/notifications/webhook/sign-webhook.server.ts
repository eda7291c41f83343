import { Webhook } from 'standardwebhooks'

/** Standard Webhooks 1.0; one signature per secret allows rotation. */
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
