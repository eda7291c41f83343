import { deliveryTexts } from '#app/strings/en/sources/delivery.ts'
import { genericTexts } from '#app/strings/en/sources/generic.ts'

const flat = {
  external_id: 'row-000123',
  name: 'Asha Example',
  phone: '+91 98000 00001',
  email: 'asha@example.com',
  message: 'Please call after 6 pm',
  project: 'Lodha Goa',
  city: 'Noida',
  budget: '1.2 Cr',
  campaign: 'Oct launch',
  utm_source: 'google',
  enquired_at: '2026-10-08T12:00:00+05:30',
}

/** What the document shows as bodies; a test sends each. */
export const sourceExamples = {
  flat: { summary: 'Flat JSON', value: flat },
  nested: {
    summary: 'Nested JSON, with field names of your own',
    value: {
      data: {
        contact: { 'Full Name': 'Ravi Example', 'Mobile No.': '098000 00002' },
        answers: { 'Preferred floor': '5-10' },
      },
    },
  },
  list: {
    summary: 'Up to 100 leads at once',
    value: [
      { external_id: 'row-1', phone: '9800000003' },
      { external_id: 'row-2', phone: '9800000004' },
    ],
  },
}

const stored = {
  '200': ['Stored before, or of a known person, or a test.', { id: '1', status: 'enquiry_added' }],
  '201': ['Stored as a new lead.', { id: '1', status: 'created' }],
  '202': [
    'Stored; a person has to look at it, or it is read in a moment.',
    { id: '1', status: 'needs_review' },
  ],
} as const
const refused = {
  '400': ['The body is neither JSON nor a form.', 'unreadable', genericTexts.unreadable],
  '401': ['The key or the signature is missing or wrong.', 'unauthorized', deliveryTexts.noKey],
  '403': ['The source is paused.', 'forbidden', deliveryTexts.paused],
  '404': ['There is no source at this address.', 'unknown_source', deliveryTexts.unknown],
  '409': ['The id was sent before with other content.', 'conflict', genericTexts.conflict],
  '413': ['The body is larger than 256 KB.', 'too_large', deliveryTexts.large],
  '415': [
    'The body is compressed: send it without Content-Encoding.',
    'unsupported',
    deliveryTexts.compressed,
  ],
  '429': ['Too many in a minute; see Retry-After.', 'too_many', deliveryTexts.tooMany],
  '503': [
    'It may not be stored: send it again, see Retry-After.',
    'try_again',
    deliveryTexts.failed,
  ],
} as const

const key = {
  name: 'key',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description:
    'The id of the source, with the key as a bearer token or as the query value key; or the key itself.',
}

/** A source of the kind "Website or program". */
export function sourceOperations() {
  return {
    get: {
      operationId: 'testSource',
      summary: 'Test the connection to a source',
      security: [],
      parameters: [key],
      responses: {
        '200': { description: 'The address and the key are right.', content: json({ ok: true }) },
        ...refusals(['401', '404']),
      },
    },
    post: {
      operationId: 'sendLead',
      summary: 'Send a lead from a website or a program',
      description:
        'An owner makes the address and the key on the Sources page. Answered only when it is stored. ' +
        'Field names may be nested and need no exact spelling: Mobile No., phone_number and contact are all the phone. ' +
        'What no name explains becomes a line of the message. The same external_id, Idempotency-Key or webhook-id ' +
        'is stored once. ?test=1 or a field test checks everything and stores no lead. If the source has a signing secret, each ' +
        'request is signed as Standard Webhooks 1.0 has it. At most 256 KiB.',
      security: [],
      parameters: [key, test],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: {}, examples: sourceExamples },
          'application/x-www-form-urlencoded': { schema: { type: 'object' } },
        },
      },
      responses: {
        ...Object.fromEntries(
          Object.entries(stored).map(([status, [description, example]]) => [
            status,
            { description, content: json(example) },
          ]),
        ),
        ...refusals(['400', '401', '403', '404', '409', '413', '415', '429', '503']),
      },
    },
  }
}

const test = {
  name: 'test',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['1'] },
  description: 'Checks everything and stores no lead.',
}

function refusals(statuses: readonly (keyof typeof refused)[]) {
  return Object.fromEntries(
    statuses.map((status) => {
      const [description, error, message] = refused[status]
      return [status, { description, content: json({ error, message }) }]
    }),
  )
}

function json(example: object) {
  const properties = Object.fromEntries(
    Object.keys(example).map((name) => [name, name === 'ok' ? {} : { type: 'string' }]),
  )
  const schema = { type: 'object', properties, required: Object.keys(example) }
  return { 'application/json': { schema, example } }
}
