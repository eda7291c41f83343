import { Webhook } from 'standardwebhooks'
import { z } from 'zod'

import { genericTexts as texts } from '#app/strings/en/sources/generic.ts'
import type {
  Adapter,
  EnquiryResult,
  Parsed,
  Payload,
  SourceAnswer,
  SourceContext,
  SourceRequest,
} from '#app/sources/adapter.ts'
import { isMultipart } from '#app/sources/reading/plain-form.ts'

import { flatFields, leadOfFields } from './generic-fields.ts'

const MAX_LEADS = 100
const TEST_LEAD = { name: 'Asha Example', phone: '+91 98000 00001' }

/** The project of leads that name none. */
const settings = z.object({ project: z.string().exactOptional() })
const secrets = z.object({
  /** Of Standard Webhooks: `whsec_` and Base64. */
  signingSecret: z
    .string()
    .regex(/^whsec_[A-Za-z\d+/]{24,}={0,2}$/, texts.signingSecret)
    .exactOptional(),
})

type Context = SourceContext<z.infer<typeof settings>, unknown>

/** Any program that sends JSON or a form: websites, Zapier, Make, Pabbly, n8n (SOURCES.md 6). */
export const generic: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'generic',
  settings,
  secrets,
  answerWithoutDelivery: ({ method }) =>
    method === 'GET' ? answerOf(200, { ok: true }) : undefined,
  verify(request, context) {
    const payload = payloadOf(request)
    if (!isMultipart(payload) && recordsIn(payload) === undefined)
      return { ok: false, status: 400, reason: texts.unreadable }
    const { signingSecret } = context.secrets
    if (signingSecret === undefined || isSigned(request, signingSecret)) return { ok: true }
    return { ok: false, status: 401, reason: texts.signature }
  },
  testPayload: () => ({
    contentType: 'application/json',
    query: {},
    body: Buffer.from(JSON.stringify({ ...TEST_LEAD, test: true })),
  }),
  parse,
  answer,
}

function parse(payload: Payload, { settings: { project } }: Context): Parsed {
  const records = recordsIn(payload)
  if (records === undefined) return { kind: 'review', reason: texts.unreadable }
  if (isTest(payload, records)) return { kind: 'test' }
  if (records.length === 0) return { kind: 'nothing', reason: texts.empty }
  if (records.length > MAX_LEADS) return { kind: 'review', reason: texts.tooMany(MAX_LEADS) }
  const { headers = {} } = payload
  const id = headers['idempotency-key'] ?? headers['webhook-id']
  const leads = records.map((record) => ({
    ...(project !== undefined && { project }),
    ...leadOfFields(record),
  }))
  const [only] = leads
  if (only && leads.length === 1 && id !== undefined)
    return { kind: 'leads', leads: [{ ...only, externalId: only.externalId ?? id }] }
  return { kind: 'leads', leads }
}

type Fields = ReadonlyMap<string, string>

/** Undefined where the body is neither JSON nor a form. */
function recordsIn({ contentType, query, body }: Payload): Fields[] | undefined {
  const text = textOf(body)
  if (text === undefined || isMultipart({ contentType })) return undefined
  const isJson = /json/i.test(contentType) || /^\s*[[{]/.test(text)
  if (!isJson) {
    const isForm = text === '' || text.includes('=')
    return isForm ? [new Map([...Object.entries(query), ...new URLSearchParams(text)])] : undefined
  }
  const value = jsonIn(text)
  const records = Array.isArray(value) ? value : [value]
  return records.every((one) => typeof one === 'object' && one !== null)
    ? records.map((one) => new Map([...Object.entries(query), ...flatFields(one)]))
    : undefined
}

/** UTF-8 as Unicode has it; anything else is Windows-1252. */
function textOf(body: Buffer): string | undefined {
  if (body.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('windows-1252').decode(body)
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTest({ query }: Payload, records: readonly Fields[]): boolean {
  const value = query['test'] ?? records[0]?.get('test') ?? ''
  return /^(?:1|true|yes)$/i.test(value)
}

function payloadOf({ headers, url, body }: SourceRequest): Payload {
  const contentType = headers.get('content-type') ?? ''
  return { contentType, query: Object.fromEntries(url.searchParams), body }
}

const SIGNATURE_HEADERS = ['id', 'timestamp', 'signature'] as const

/** Standard Webhooks 1.0, also by its older header names. */
function isSigned({ headers, body }: SourceRequest, secret: string): boolean {
  const named = SIGNATURE_HEADERS.map((name) => [
    `webhook-${name}`,
    headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? '',
  ])
  try {
    new Webhook(secret).verify(body.toString(), Object.fromEntries(named))
    return true
  } catch {
    return false
  }
}

const ANSWERS = {
  new: [201, 'created'],
  repeat: [200, 'enquiry_added'],
  duplicate: [200, 'duplicate'],
  conflict: [409, 'conflict'],
  review: [202, 'needs_review'],
  rejected: [200, 'rejected'],
  test: [200, 'test'],
  waiting: [202, 'received'],
} as const satisfies Record<EnquiryResult['kind'], readonly [number, string]>

function answer({ kind, id }: EnquiryResult): SourceAnswer {
  const [status, word] = ANSWERS[kind]
  if (kind === 'conflict') return answerOf(status, { error: word, message: texts.conflict })
  return answerOf(status, { id, status: word })
}

function answerOf(status: number, value: object): SourceAnswer {
  return { status, body: JSON.stringify(value), contentType: 'application/json' }
}
