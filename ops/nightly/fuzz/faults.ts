import { MARK, TYPED_FILE } from './hostile.ts'
import type { FuzzRequest } from './requests.ts'
import type { Answer } from './send.ts'

/** Milliseconds for every answer (the site's own deadline is shorter). */
const BOUND_MS = 12_000

/** Traces of a stack, a query or a database error. */
const INSIDES =
  /\n\s+at (?:async )?[\w.<>]+ \(|node_modules\/|file:\/\/\/|build\/server\/|\.tsx?:\d+:\d+|SQLSTATE|syntax error at or near|violates (?:check|unique|foreign)|invalid input syntax for|out of range for type|duplicate key value|relation "\w+"|ECONNREFUSED|DatabaseError|ZodError|TypeError:|ReferenceError:|SyntaxError:/

const RUNS = new RegExp(
  `<(?:script|svg onload=|img src=x onerror=)>?${MARK}|href="javascript:${MARK}`,
)

const PERMANENT = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

export function faultsOf(base: URL, request: FuzzRequest, answer: Answer): string[] {
  const { status, headers, text, durationMs } = answer
  const type = String(headers['content-type'] ?? '')
  const faults = [...headerFaults(base, request, answer)]
  if (status >= 500) faults.push(`answers ${status}`)
  if (durationMs > BOUND_MS) faults.push(`takes ${Math.round(durationMs / 1000)} s`)
  // Forms show their input again.
  const inside = INSIDES.exec(text.replaceAll(TYPED_FILE, ''))
  if (inside) faults.push(`shows its insides: ${inside[0].trim().slice(0, 60)}`)
  if (type.startsWith('text/html') && RUNS.test(text))
    faults.push('writes into a page what was sent')
  if (isGuarded(request) && status === 200) faults.push('answers who may not ask')
  return faults
}

function headerFaults(base: URL, request: FuzzRequest, answer: Answer): string[] {
  return [
    ...alwaysFaults(answer),
    ...frameFaults(request, answer),
    ...pageFaults(request, answer),
    ...leadFaults(base, answer),
  ]
}

function* alwaysFaults({ headers, bytes }: Answer) {
  for (const [name, value] of Object.entries(PERMANENT))
    if (headers[name] !== value) yield `has no ${name}: ${value}`
  // An address with a secret must send no referrer.
  const referrer = String(headers['referrer-policy'])
  if (!['strict-origin-when-cross-origin', 'no-referrer'].includes(referrer))
    yield `has the referrer-policy ${referrer}`
  const type = String(headers['content-type'] ?? '')
  if (bytes > 0 && type === '') yield 'has a body of no type'
  const isText = bytes > 0 && type.startsWith('text/')
  if (isText && !/charset=utf-8|event-stream|x-script/i.test(type)) yield `has no charset: ${type}`
}

/** Only our own pages may frame it, with a valid or an invalid address. */
function mayBeFramed({ path }: FuzzRequest): boolean {
  return /^\/[./]*dashboard\/(?:projects|pages)\/[^/]+\/preview(?:[./?]|$)/i.test(decoded(path))
}

/** As the site decodes it: an invalid escape stays, and an escaped slash divides nothing. */
function decoded(path: string): string {
  return path.replace(/%(?!2f)[\da-f]{2}/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  )
}

function* frameFaults(request: FuzzRequest, { headers }: Answer) {
  const allowed = mayBeFramed(request) ? ['DENY', 'SAMEORIGIN'] : ['DENY']
  if (!allowed.includes(String(headers['x-frame-options'])))
    yield `has no x-frame-options: ${allowed.join(' or ')}`
}

function* pageFaults(request: FuzzRequest, { status, headers }: Answer) {
  const { path } = request
  const framed = mayBeFramed(request) ? /frame-ancestors '(?:none|self)'/ : /frame-ancestors 'none'/
  const policy = String(headers['content-security-policy'] ?? '')
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html')
  if (isPage && (!framed.test(policy) || policy.includes('unsafe')))
    yield 'is a page without the content policy'
  const isDashboard = /^\/dashboard(?:[./?]|$)/.test(path)
  if (isDashboard && status === 200 && !String(headers['cache-control']).includes('no-store'))
    yield 'lets a page of the dashboard be kept'
}

function* leadFaults(base: URL, { headers }: Answer) {
  const { location } = headers
  if (typeof location === 'string' && URL.parse(location, base)?.host !== base.host)
    yield `leads to another site: ${location.slice(0, 60)}`
  for (const cookie of [headers['set-cookie'] ?? []].flat())
    if (cookie.includes('session_token') && !/HttpOnly/i.test(cookie))
      yield 'gives a cookie to scripts'
}

/** A dashboard address, in upper or lower case, without a session. */
function isGuarded({ who, path }: FuzzRequest): boolean {
  return who !== 'agent' && who !== 'owner' && /^\/dashboard(?:[./?]|$)/i.test(path)
}
