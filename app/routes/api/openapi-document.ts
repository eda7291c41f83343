import { z } from 'zod'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { connectPay } from '#app/enquiries/submit/connect-call.ts'
import { VISIT_DAYS, VISIT_TIMES } from '#app/enquiries/visit-request/visit-slot.ts'
import { contactIntentShape, contactTexts } from '#app/leads/contact-clicks/contact-intent.ts'
import { webhookBody } from '#app/notifications/webhook/webhook-body.ts'
import { vitalsReport } from '#app/web-vitals/vitals-report.ts'

import { envelopeShape, metaShape, statusTable } from './api-envelope.ts'
import {
  type Answers,
  body,
  content,
  idempotencyKey,
  jsonSchema,
  meaning,
  productId,
  responses,
} from './openapi-parts.ts'
import { sourceOperations } from './source-operations.ts'
import { reportTexts, wrongFields } from './api-report.server.ts'

const refusals = {
  '400': 'The request is not a JSON object with meta and pay',
  '403': 'Unknown product id',
  '405': 'Only POST is allowed',
  '413': 'The request is larger than 64 KB, which is all we accept.',
  '415': 'Send application/json',
} as const satisfies Answers

const leadsPay = z.object({
  phone: z.string().describe("A staff member's phone"),
  password: z.string().describe("A staff member's password"),
  code: z
    .string()
    .optional()
    .describe(
      'The code of two-step verification, or a recovery code, if the account has one. Each works once.',
    ),
})

const touchShape = z
  .record(z.string(), z.string())
  .describe('utm_source and the like, click ids, referrer, page, at')

const leadShape = z.object({
  name: z.string(),
  phone: z.string().describe('10 digits for India, else E.164'),
  email: z.string(),
  ts: z.string().describe('Date and time as text'),
  location: z.string(),
  message: z.string(),
  page: z.string().describe('Path of the page it was sent from; empty if not known'),
  campaign: z
    .object({ first: touchShape.optional(), last: touchShape.optional() })
    .describe('How the person found the site: the first arrival and the latest; may be empty'),
})

export type SignInTexts = Record<
  'success' | 'wrong' | 'incomplete' | 'wait' | 'unreachable',
  string
>

/** The calls of SPEC section 7, the reports of pages and the webhooks, as OpenAPI 3.1. */
export function openApiDocument(brand: string, signIn: SignInTexts) {
  return {
    openapi: '3.1.0',
    info: { title: `${brand}: enquiries and leads`, version: '1.0.0', description: description() },
    paths: {
      '/api/v1/user/connect': { post: connectOperation() },
      '/api/v1/admin/allLeads': { post: leadsOperation(signIn) },
      '/api/v1/contact-intents': { post: contactOperation() },
      '/api/v1/enquiry-puzzles': { post: challengeOperation() },
      '/api/v1/vitals': { post: vitalsOperation() },
      '/api/v1/sources/{key}': sourceOperations(),
    },
    webhooks: { 'enquiry.received': { post: enquiryWebhook() } },
    components: { schemas: { Envelope: jsonSchema(envelopeShape) } },
  }
}

function connectOperation() {
  return {
    operationId: 'connect',
    summary: 'Send an enquiry',
    description:
      'Acknowledged only when it is stored. Sent again with one Idempotency-Key and the same fields it is ' +
      'stored once and gets the same answer. With another key or none the very same enquiry from one ' +
      'network within 10 minutes is stored once, and the repeat holds no link. Whatever differs in any field is another enquiry. ' +
      `A visit lies 1 to ${VISIT_DAYS} days ahead at ${VISIT_TIMES.join(', ')} in Asia/Kolkata, when the office is open; the ` +
      'answer then holds data.visit with its text (when), its iCalendar file (calendar) and, for a visit by video, video. ' +
      'data.reference is what the team finds it by, data.withdraw the path of the page that closes this enquiry alone.',
    security: [],
    parameters: [productId(), idempotencyKey()],
    requestBody: body(z.object({ meta: metaShape, pay: connectPay })),
    responses: responses({
      '000': enquiryTexts.sent,
      ...refusals,
      '422': enquiryTexts.required,
      '503': enquiryTexts.failed,
    }),
  }
}

function leadsOperation(signIn: SignInTexts) {
  const answers = {
    '000': signIn.success,
    ...refusals,
    '401': signIn.wrong,
    '422': signIn.incomplete,
    '429': signIn.wait,
    '503': signIn.unreachable,
  } satisfies Answers
  const leads = envelopeShape.extend({ data: z.array(leadShape) })
  const all = responses(answers)
  return {
    operationId: 'allLeads',
    summary: 'Read every lead',
    description:
      'Only for a right phone and password, and the code where the account has two-step ' +
      'verification; which of them was wrong is never said. An account that may not export leads ' +
      'is refused. The audit log has an entry for each call.',
    security: [],
    parameters: [productId()],
    requestBody: body(z.object({ meta: metaShape, pay: leadsPay })),
    responses: {
      ...all,
      '200': { description: meaning('000'), content: content(jsonSchema(leads)) },
    },
  }
}

function contactOperation() {
  return {
    operationId: 'contactIntent',
    summary: 'Report a click on a call or chat link',
    description:
      'Sent by the pages themselves with navigator.sendBeacon, as JSON or as text that is JSON. It ' +
      'says nothing of who pressed. A report has at most 2 KiB. Too many from one address in one ' +
      'minute are dropped and answered all the same.',
    security: [],
    requestBody: body(contactIntentShape),
    responses: {
      '204': { description: 'Accepted. The body is empty.' },
      ...responses({ ...reportAnswers(contactIntentShape), '503': contactTexts.failed }),
    },
  }
}

function vitalsOperation() {
  return {
    operationId: 'vitals',
    summary: 'Report how fast a page was',
    description:
      'Sent by some views of the pages themselves with navigator.sendBeacon, as JSON or as text that is ' +
      'JSON, once as the page is left. It says nothing of who saw it and is added to counts by day. A ' +
      "report has at most 2 KiB. A robot's, and too many from one address in one minute, are dropped " +
      'and answered all the same.',
    security: [],
    requestBody: body(vitalsReport),
    responses: {
      '204': { description: 'Accepted. The body is empty.' },
      ...responses({ ...reportAnswers(vitalsReport), '503': 'Please try again in a moment.' }),
    },
  }
}

function reportAnswers(shape: z.ZodType): Answers {
  const missing = shape.safeParse({})
  return {
    '400': reportTexts.json,
    '405': refusals['405'],
    '413': reportTexts.long,
    '422': missing.error ? wrongFields(missing.error) : reportTexts.wrong,
  }
}

function description(): string {
  const rows = statusTable.map(
    ({ statusCode, http, meaning: text }) => `| ${statusCode} | ${http} | ${text} |`,
  )
  return ['| statusCode | HTTP | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** A challenge for the visitor's device (docs/adr/0020). */
function challengeOperation() {
  const answers = {
    '405': 'Only POST is allowed',
    '413': 'The request is larger than 64 KB, which is all we accept.',
    '503': 'Please try again in a moment.',
  } as const
  return {
    operationId: 'enquiryPuzzle',
    summary: 'Get a challenge',
    description:
      'data is a challenge of ALTCHA (version 2, PBKDF2/SHA-256), which counts for two hours. With its ' +
      'solution an enquiry, in pay.signs.solved, is one step further from being taken for the work of a ' +
      'program; without it is taken all the same. A solution counts once.',
    security: [],
    responses: {
      '200': { description: meaning('000'), content: content(jsonSchema(envelopeShape)) },
      ...responses(answers),
    },
  }
}

/** What the addresses of WEBHOOK_URLS receive for each enquiry that is a lead. */
function enquiryWebhook() {
  return {
    operationId: 'enquiryReceived',
    summary: 'An enquiry was received, or an owner tests the address',
    description:
      'Signed as Standard Webhooks 1.0 has it, with WEBHOOK_SECRET. Sent at least once, in any order: ' +
      'you recognise a repeat by webhook-id. Any 2xx within 10 seconds accepts it, 410 ends it. ' +
      'After anything else the site retries in about 15 seconds, then less often, for a day. It follows no ' +
      'redirect. A test has the type test and the lead 0, which does not exist: accept it and store nothing. ' +
      'Later versions may add fields.',
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

function header(name: string, text: string) {
  return { name, in: 'header', required: true, schema: { type: 'string' }, description: text }
}
