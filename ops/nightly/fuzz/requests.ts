import fc from 'fast-check'

import { anyBody, anyPair, type Body } from './bodies.ts'
import type { Route } from './examples.ts'
import { anyHeader, anyPart } from './hostile.ts'

/** A stranger has an invalid cookie; a suspended agent has the one from before. */
export const OUTSIDERS = ['visitor', 'stranger', 'suspended'] as const
export const STAFF = ['agent', 'owner'] as const
export type Who = (typeof OUTSIDERS)[number] | (typeof STAFF)[number]

export type FuzzRequest = {
  who: Who
  method: string
  path: string
  headers: Record<string, string>
  body: Body | undefined
}

export type Known = {
  routes: readonly Route[]
  fields: readonly string[]
  slugs: readonly string[]
  people: readonly string[]
}

/** What the server answers without a route. */
const OF_THE_EDGE = [
  '/healthz',
  '/readyz',
  '/speculation-rules.json',
  '/pictures/*',
  '/cards/*',
  '/assets/*',
  '/dictionary/*',
  '/index.html',
]

export function anyRequest(known: Known, whos: readonly Who[]): fc.Arbitrary<FuzzRequest> {
  const edge = OF_THE_EDGE.map((path): Route => ({ path, examples: [] }))
  return fc
    .oneof(
      { arbitrary: fc.constantFrom(...known.routes), weight: 15 },
      { arbitrary: fc.constantFrom(...edge), weight: 1 },
    )
    .chain((route) => request(route, known, whos))
}

function request(
  { path: template, examples }: Route,
  known: Known,
  whos: readonly Who[],
): fc.Arbitrary<FuzzRequest> {
  const takesBody = examples.length > 0
  const method = fc.oneof(
    { arbitrary: fc.constant('GET'), weight: takesBody ? 3 : 8 },
    { arbitrary: fc.constant('POST'), weight: takesBody ? 10 : 3 },
    { arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'), weight: 1 },
  )
  return fc
    .record({
      who: fc.constantFrom(...whos),
      method,
      path: anyPath(template, known),
      query: anyQuery(known.fields),
      headers: anyHeaders,
      body: fc
        .constantFrom(...(takesBody ? examples : [{}]))
        .chain((example) => anyBody(example, known.fields)),
    })
    .map(({ query, path, body, ...rest }) => {
      const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(rest.method)
      return { ...rest, path: `${path}${query}`, body: hasBody ? body : undefined }
    })
}

function anyPath(template: string, { slugs, people }: Known): fc.Arbitrary<string> {
  const values: Record<string, readonly string[]> = {
    ':project': template.startsWith('/dashboard/') ? ['1', '4', '5', '40', '0'] : slugs,
    ':visit': ['1', '2', '40', '0'],
    ':city': ['noida', 'goa', 'Mumbai'],
    ':token': ['A'.repeat(22), '0'.repeat(32)],
    ':lead': ['1', '2', '3', '40', '0'],
    ':person': people,
    ':file': slugs.slice(0, 2).map((slug) => `${slug}.pdf`),
    ':part': ['1', '2'],
    '*': ['wellness', 'green-office', 'x.webp', 'a/b'],
  }
  const slots = template.match(SLOT) ?? []
  const drawn = slots.map((slot) => {
    const right = values[slot]
    return right
      ? fc.oneof(
          { arbitrary: fc.constantFrom(...right), weight: 3 },
          { arbitrary: anyPart, weight: 2 },
        )
      : anyPart
  })
  return fc.tuple(fc.tuple(...drawn), fc.constantFrom(...WRITINGS)).map(([parts, write]) => {
    const remaining = [...parts]
    return write(template.replaceAll(SLOT, () => remaining.shift() ?? ''))
  })
}

const SLOT = /:\w+|\*/g

const plain = (path: string) => path
const WRITINGS: readonly ((path: string) => string)[] = [
  ...Array.from({ length: 10 }, () => plain),
  (path) => `${path}.data`,
  (path) => `${path}.data`,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `${path}%00`,
  (path) => `${path}/..%2f..%2fetc/passwd`,
  (path) => `${path};x=1`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]

function anyQuery(fields: readonly string[]): fc.Arbitrary<string> {
  const some = fc
    .array(anyPair([...fields, '_routes', 'index', '_data', 'utm_source', 'gclid']), {
      maxLength: 4,
    })
    .map((pairs) => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`))
  return fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    { arbitrary: some, weight: 4 },
    { arbitrary: anyPart.map((part) => `?${part}`), weight: 1 },
  )
}

const maybe = (value: fc.Arbitrary<string>) => fc.option(value, { freq: 2, nil: undefined })

/** `Origin: own` means the site's own, which most posts need. */
const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record({
    Origin: fc.oneof(
      { arbitrary: fc.constant('own'), weight: 8 },
      { arbitrary: fc.constantFrom('null', 'https://evil.example', undefined), weight: 1 },
      { arbitrary: anyHeader, weight: 1 },
    ),
    pid: fc.oneof({ arbitrary: fc.constant('northlight'), weight: 6 }, anyHeader),
    Accept: maybe(
      fc.constantFrom('text/html', 'application/json', '*/*', 'text/event-stream', 'x'),
    ),
    'Accept-Encoding': maybe(fc.constantFrom('gzip', 'br', 'gzip, br', '*;q=0', 'dcz', 'zz')),
    'Accept-Language': maybe(anyHeader),
    'If-None-Match': maybe(fc.oneof(fc.constant('*'), anyHeader)),
    'If-Modified-Since': maybe(anyHeader),
    Range: maybe(fc.constantFrom('bytes=0-10', 'bytes=9-1', 'bytes=-', 'bytes=0-,0-,0-', 'x')),
    'Idempotency-Key': maybe(anyHeader),
    'User-Agent': maybe(anyHeader),
    Referer: maybe(fc.oneof(fc.constant('https://evil.example/?q=1'), anyHeader)),
    'Sec-Fetch-Site': maybe(fc.constantFrom('cross-site', 'same-origin', 'none', 'x')),
    'Sec-GPC': maybe(fc.constantFrom('1', 'x')),
    'Sec-Purpose': maybe(fc.constantFrom('prefetch', 'prefetch;prerender', 'x')),
    'X-Request-Id': maybe(anyHeader),
    'X-Forwarded-Proto': maybe(fc.constantFrom('http', 'ftp', 'x')),
    'X-HTTP-Method-Override': maybe(fc.constantFrom('DELETE', 'PUT')),
    'Content-Encoding': fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 19 },
      fc.constantFrom('gzip', 'br', 'x'),
    ),
    'Available-Dictionary': maybe(fc.constantFrom(':abc=:', 'x')),
    Cookie: maybe(anyHeader),
  })
  .map((headers) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === undefined || value === '' ? [] : [[name, value]],
      ),
    ),
  )
