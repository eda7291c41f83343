import { z } from 'zod'

/** Answer of the API (SPEC section 7): `000` is success, any other code is the HTTP status. */
export type Envelope = { statusCode: string; message: string; data?: unknown }

export const OK = '000'

/** Every status code, and how a client handles it; the document at /api/openapi.json prints it. */
export const statusTable = [
  { statusCode: OK, http: 200, meaning: 'Done. The enquiry is stored, or the leads are in data.' },
  {
    statusCode: '400',
    http: 400,
    meaning: 'The body is not a JSON object, or an enquiry without meta and pay.',
  },
  { statusCode: '401', http: 401, meaning: 'Phone, password and code do not match.' },
  {
    statusCode: '403',
    http: 403,
    meaning: 'The product id is missing or wrong, or the account may not export leads.',
  },
  { statusCode: '405', http: 405, meaning: 'Only POST is allowed.' },
  {
    statusCode: '413',
    http: 413,
    meaning: 'The body is larger than 64 KiB, or a report larger than 2 KiB.',
  },
  {
    statusCode: '415',
    http: 415,
    meaning: 'The content type is not application/json, or the body is compressed.',
  },
  {
    statusCode: '422',
    http: 422,
    meaning: 'A field is missing or wrong; the message says which.',
  },
  {
    statusCode: '429',
    http: 429,
    meaning: 'Too many wrong tries. Wait for the time in Retry-After.',
  },
  {
    statusCode: '503',
    http: 503,
    meaning: 'Nothing was stored or read. Send it again after the time in Retry-After.',
  },
] as const satisfies readonly { statusCode: string; http: number; meaning: string }[]

export type StatusCode = (typeof statusTable)[number]['statusCode']

/** An answer that no cache stores; `headers` adds such as Allow or Retry-After. */
export function answer(
  statusCode: StatusCode,
  message: string,
  extra: { data?: unknown; headers?: Record<string, string> } = {},
): Response {
  const envelope: Envelope = {
    statusCode,
    message,
    ...(extra.data !== undefined && { data: extra.data }),
  }
  const status = statusCode === OK ? 200 : Number(statusCode)
  const body = JSON.stringify(envelope)
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      // Without it even a short answer is compressed.
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      ...extra.headers,
    },
  })
}

/** Fails when the answer does not have this shape. */
export const envelopeShape = z.object({
  statusCode: z.string().describe('000 is success; see the table'),
  message: z.string().describe('A sentence for the person who sent the call'),
  data: z.unknown().optional(),
})

/** The part of a call that names the sender; only a wrong `pid` refuses the call. */
export const metaShape = z.looseObject({
  pid: z.string().describe('Product id, the same as in the header pid'),
  appName: z.string().optional().catch(undefined),
  ts: z.string().optional().catch(undefined).describe('YYYY-MM-DD h:mm:ss'),
  reqAction: z.string().optional().catch(undefined),
  location: z.string().optional().catch(undefined),
})
