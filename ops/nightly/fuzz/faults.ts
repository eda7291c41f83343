import { MARK, TYPED_FILE } from './hostile.ts'
import type { FuzzRequest } from './requests.ts'
import type { Answer } from './send.ts'

/** Milliseconds within which every answer is there (the site's own deadline is below). */
const BOUND_MS = 12_000

/** What a stack, a query or an error of the database would show. */
const INSIDES =
  /\n\s+at (?:async )?[\w.<>]+ \(|node_modules\/|file:\/\/\/|build\/server\/|\.tsx?:\d+:\d+|SQLSTATE|syntax error at or near|violates (?:check|unique|foreign)|invalid input syntax for|out of range for type|duplicate key value|relation "\w+"|ECONNREFUSED|DatabaseError|ZodError|TypeError:|ReferenceError:|SyntaxError:/

/** As it would run in a page. */
const RUNS = new RegExp(
  `<(?:script|svg onload=|img src=x onerror=)>?${MARK}|href="javascript:${MARK}`,
)

const PERMANENT = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** What is wrong with an answer, a sentence each. */
export function faultsOf(base: URL, request: FuzzRequest, answer: Answer): string[] {
  const { status, headers, text, durationMs } = answer
  const type = String(headers['content-type'] ?? '')
  const faults = [...headerFaults(base, request, answer)]
  if (status >= 500) faults.push(`answers ${status}`)
  if (durationMs > BOUND_MS) faults.push(`takes ${Math.round(durationMs / 1000)} s`)
  // Forms show again what was typed into them.
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
  // A link that is its own key is told to no one at all.
  const referrer = String(headers['referrer-policy'])
  if (!['strict-origin-when-cross-origin', 'no-referrer'].includes(referrer))
    yield `has the referrer-policy ${referrer}`
  const type = String(headers['content-type'] ?? '')
  if (bytes > 0 && type === '') yield 'has a body of no type'
  const isText = bytes > 0 && type.startsWith('text/')
  if (isText && !/charset=utf-8|event-stream|x-script/i.test(type)) yield `has no charset: ${type}`
}

/** Where our own pages, and no one else's, may show an answer in a frame: whether the address is asked for rightly or not. */
function mayBeFramed({ path }: FuzzRequest): boolean {
  return /^\/[./]*dashboard\/(?:projects|pages)\/[^/]+\/preview(?:[./?]|$)/i.test(decoded(path))
}

/** As the site reads it: what is no escape stays as it is, and a slash that is one divides nothing. */
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
    yield 'lets a page of the desk be kept'
}

function* leadFaults(base: URL, { headers }: Answer) {
  const { location } = headers
  if (typeof location === 'string' && URL.parse(location, base)?.host !== base.host)
    yield `leads to another site: ${location.slice(0, 60)}`
  for (const cookie of [headers['set-cookie'] ?? []].flat())
    if (cookie.includes('session_token') && !/HttpOnly/i.test(cookie))
      yield 'gives a cookie to scripts'
}

/** The desk, however its first letters are written, asked by who has no session. */
function isGuarded({ who, path }: FuzzRequest): boolean {
  return who !== 'agent' && who !== 'owner' && /^\/dashboard(?:[./?]|$)/i.test(path)
}
