import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import type { Proxies } from '#server/http/proxies.ts'
import { requestIdOf, type Visit } from '#server/http/request-info.ts'
import { logAnswer } from '#server/observability/log-answer.ts'

import { chooseEncoding } from './compress.ts'
import { isHeld, type Dictionary } from './dictionary.ts'
import { readPlain, type PlainRequest } from './plain-request.ts'

/** Bytes of answers that are kept ready: all pages, and the pictures asked for last. */
const MOST_BYTES = 4 * 1024 * 1024
/** Names under which the site is asked: its own, its other ones and the machine's. */
const MOST_ORIGINS = 64
/** What an answer without a body has no use for. */
const OF_THE_BODY = /^(?:content-(?:type|length|encoding)|reporting-endpoints|speculation-rules)$/i

type Ready = {
  body: Uint8Array
  headers: string[]
  etag: string | undefined
  withoutBody: string[]
}
type Options = {
  proxies: Proxies
  /** Changes whenever what is kept is no longer true. */
  version: () => string
  dictionary: () => Dictionary | undefined
  /** What an answer depends on beside its address and encoding, from the request's cookies. */
  variantOf: (path: string, cookies: string) => string
}

/**
 * Keeps answers that are alike for everybody, as they left the edge, and gives them again without
 * the edge: the same headers and bytes, the request's own id and its line in the log. Whatever is
 * not understood at a glance (a range, a query, a name of the site not asked before) goes the long way.
 */
export function readyAnswers({ proxies, version, dictionary, variantOf }: Options) {
  const kept = new LRUCache<string, Ready>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 2048,
  })
  const origins = new LRUCache<string, true>({ max: MOST_ORIGINS })
  const encodings = new LRUCache<string, string>({ max: 64, memoMethod: nameOf })
  let keptVersion: string | undefined

  /** As what a body is sent to who sends these headers. */
  function encodingFor(accepted = '', available?: string): string {
    return isHeld(dictionary(), accepted, available) ? 'dcz' : encodings.memo(accepted)
  }

  function renew(): string {
    const current = version()
    if (current !== keptVersion) kept.clear()
    return (keptVersion = current)
  }

  /** Keeps what the edge answered, if it said so in `visit.ready` and still answers so. */
  function remember(request: Request, { ready }: Visit, response: Response): void {
    if (!ready || request.method !== 'GET' || response.status !== 200) return
    const encoding = response.headers.get('Content-Encoding')
    // What was compressed on its way out is not the body that was named.
    if (ready.version !== renew() || encoding !== (ready.encoding ?? null)) return
    const { origin, pathname } = new URL(request.url)
    const chosen = encodingFor(
      request.headers.get('Accept-Encoding') ?? '',
      request.headers.get('Available-Dictionary') ?? undefined,
    )
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
    const variant = variantOf(pathname, request.headers.get('Cookie') ?? '')
    origins.set(origin, true)
    kept.set(keyOf({ origin, path: pathname, encoding: chosen, variant }), {
      // The system takes a Buffer without another look.
      body: Buffer.from(ready.body.buffer, ready.body.byteOffset, ready.body.byteLength),
      etag: response.headers.get('ETag') ?? undefined,
      headers: [...headers, ['content-length', String(ready.body.byteLength)]]
        .filter(([name], at, all) => all.findLastIndex(([other]) => other === name) === at)
        .flat(),
      withoutBody: headers.filter(([name]) => !OF_THE_BODY.test(name)).flat(),
    })
  }

  /** What is kept for a request, if anything is. */
  function find(plain: PlainRequest | undefined, headers: IncomingHttpHeaders): Ready | undefined {
    if (!plain || !origins.has(plain.origin)) return undefined
    renew()
    const available = headers['available-dictionary']?.toString()
    const encoding = encodingFor(headers['accept-encoding'], available)
    const variant = variantOf(plain.path, headers.cookie ?? '')
    return kept.get(keyOf({ ...plain, encoding, variant }))
  }

  /** Answers what is kept ready; says whether it was. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const started = performance.now()
    const plain = readPlain(request, proxies)
    const found = find(plain, request.headers)
    if (!plain || !found) return false
    const { method, path } = plain
    const requestId = requestIdOf(plain.requestId)
    const status = isKnownTag(request.headers['if-none-match'], found.etag) ? 304 : 200
    const told = status === 304 ? found.withoutBody : found.headers
    response.writeHead(status, [...told, 'x-request-id', requestId])
    response.end(status === 304 || method === 'HEAD' ? undefined : found.body)
    logAnswer({ requestId, method, path, status, started, isReady: true })
    return true
  }

  return { remember, answer }
}

type Asked = { origin: string; path: string; encoding: string; variant: string }

/** Of the origin only the scheme changes an answer. */
function keyOf({ origin, path, encoding, variant }: Asked): string {
  return `${origin.startsWith('https:') ? 'https' : 'http'} ${encoding} ${variant} ${path}`
}

function nameOf(accepted: string): string {
  return chooseEncoding(accepted) ?? 'plain'
}
