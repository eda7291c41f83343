import { webhookBody } from '#app/notifications/webhook/webhook-body.ts'

import { body } from './openapi-parts.ts'

/** What the addresses of WEBHOOK_URLS receive for each enquiry that is a lead. */
export function enquiryWebhook() {
  return {
    operationId: 'enquiryReceived',
    summary: 'An enquiry was received',
    description:
      'Signed as Standard Webhooks 1.0 has it, with WEBHOOK_SECRET. Sent at least once, in any order: ' +
      'you recognise a repeat by webhook-id. Any 2xx within 10 seconds accepts it, 410 ends it. ' +
      'After anything else the site retries in about 15 seconds, then less often, for a day. It follows no ' +
      'redirect. Later versions may add fields.',
    security: [],
    parameters: [
      header('webhook-id', 'Id of the event, the same at every try'),
      header('webhook-timestamp', 'Seconds since 1970 at which this try was signed'),
      header(
        'webhook-signature',
        'v1, a comma and the base64 of HMAC-SHA256 over id.timestamp.body; several are separated by spaces',
      ),
    ],
    requestBody: body(webhookBody),
    responses: {
      '204': { description: 'Accepted. The answer is not read.' },
      '410': { description: 'Send no more of this event.' },
    },
  }
}

function header(name: string, description: string) {
  return { name, in: 'header', required: true, schema: { type: 'string' }, description }
}
