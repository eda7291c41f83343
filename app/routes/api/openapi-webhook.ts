import { webhookBody } from '#app/leads/onward/webhook-body.ts'

import { body } from './openapi-parts.ts'

/** What addresses of WEBHOOK_URLS are sent, of each enquiry that is a lead. */
export function enquiryWebhook() {
  return {
    operationId: 'enquiryReceived',
    summary: 'An enquiry was received',
    description:
      'Signed as Standard Webhooks 1.0 has it, with WEBHOOK_SECRET. Sent at least once, in any order: ' +
      'whoever takes it tells a repeat by webhook-id. Any 2xx within 10 seconds takes it, 410 ends it, ' +
      'anything else is tried again after about 15 seconds, then ever later for a day. No redirect is ' +
      'followed. More fields may be added.',
    security: [],
    parameters: [
      header('webhook-id', 'Id of the event, the same at every try'),
      header('webhook-timestamp', 'Seconds since 1970 at which this try was signed'),
      header(
        'webhook-signature',
        'v1 and a comma before base64 of HMAC-SHA256 over id.timestamp.body; several with a space between them',
      ),
    ],
    requestBody: body(webhookBody),
    responses: {
      '204': { description: 'Taken. An answer is not read.' },
      '410': { description: 'No more are wanted of this event.' },
    },
  }
}

function header(name: string, description: string) {
  return { name, in: 'header', required: true, schema: { type: 'string' }, description }
}
