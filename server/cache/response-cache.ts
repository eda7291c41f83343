import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'

import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import { type Proxies, contains } from '#server/http/proxies.ts'
import { requestIdOf, type Visit, forwardedOrigin } from '#server/http/request-info.ts'
import { logAnswer } from '#server/observability/log-answer.ts'

import { isCampaignOnly } from './campaign-query.ts'
import { chooseEncoding } from './compress.ts'
import { matchesDictionary, type Dictionary } from './dictionary.ts'

/** Bytes: all pages, and recent pictures. */
const MAX_BYTES = 4 * 1024 * 1024
const MAX_ORIGINS = 64
const OF_THE_BODY = /^(?:content-(?:type|length|encoding)|speculation-rules)$/i

type Ready = {
  body: Uint8Array
  headers: string[]
  etag: string | undefined
  withoutBody: string[]
}
type Options = {
  proxies: Proxies
  version: () => string
  dictionary: () => Dictionary | undefined
  /** What besides address and encoding changes the response: cookies. */
  variantOf: (path: string, cookies: string) => string
}

/** Replays complete responses without the edge, each with its own request id and log line; anything unusual takes the normal path. */
export function createResponseCache({ proxies, version, dictionary, variantOf }: Options) {
  const cached = new LRUCache<string, Ready>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 2048,
  })
  const origins = new LRUCache<string, true>({ max: MAX_ORIGINS })
  const encodings = new LRUCache<string, string>({ max: 64, memoMethod: nameOf })
  let cachedVersion: string | undefined

  function encodingFor(accepted = '', available?: string): string {
    return matchesDictionary(dictionary(), accepted, available) ? 'dcz' : encodings.memo(accepted)
  }

  function renew(): string {
    const current = version()
    if (current !== cachedVersion) cached.clear()
    return (cachedVersion = current)
  }

  function remember(request: Request, { ready }: Visit, response: Response): void {
    if (!ready || request.method !== 'GET' || response.status !== 200) return
    const encoding = response.headers.get('Content-Encoding')
    // A body compressed on its way out is not the named one.
    if (ready.version !== renew() || encoding !== (ready.encoding ?? null)) return
    const { origin, pathname } = new URL(request.url)
    const chosen = encodingFor(
      request.headers.get('Accept-Encoding') ?? '',
      request.headers.get('Available-Dictionary') ?? undefined,
    )
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
    const variant = variantOf(pathname, request.headers.get('Cookie') ?? '')
    origins.set(origin, true)
    cached.set(keyOf({ origin, path: pathname, encoding: chosen, variant }), {
      // A Buffer avoids a copy.
      body: Buffer.from(ready.body.buffer, ready.body.byteOffset, ready.body.byteLength),
      etag: response.headers.get('ETag') ?? undefined,
      headers: [...headers, ['content-length', String(ready.body.byteLength)]]
        .filter(([name], at, all) => all.findLastIndex(([other]) => other === name) === at)
        .flat(),
      withoutBody: headers.filter(([name]) => !OF_THE_BODY.test(name)).flat(),
    })
  }

  function find(plain: PlainRequest | undefined, headers: IncomingHttpHeaders): Ready | undefined {
    if (!plain || !origins.has(plain.origin)) return undefined
    renew()
    const available = headers['available-dictionary']?.toString()
    const encoding = encodingFor(headers['accept-encoding'], available)
    const variant = variantOf(plain.path, headers.cookie ?? '')
    return cached.get(keyOf({ ...plain, encoding, variant }))
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const started = performance.now()
    const plain = readPlain(request, proxies)
    const found = find(plain, request.headers)
    if (!plain || !found) return false
    const { method, path } = plain
    const requestId = requestIdOf(plain.requestId)
    const status = isKnownTag(request.headers['if-none-match'], found.etag) ? 304 : 200
    const headers = status === 304 ? found.withoutBody : found.headers
    response.writeHead(status, [...headers, 'x-request-id', requestId])
    response.end(status === 304 || method === 'HEAD' ? undefined : found.body)
    logAnswer({ requestId, method, path, status, started, isReady: true })
    return true
  }

  return { remember, answer }
}

type CacheKey = { origin: string; path: string; encoding: string; variant: string }

function keyOf({ origin, path, encoding, variant }: CacheKey): string {
  return `${origin.startsWith('https:') ? 'https' : 'http'} ${encoding} ${variant} ${path}`
}

function nameOf(accepted: string): string {
  return chooseEncoding(accepted) ?? 'plain'
}

type PlainRequest = {
  method: 'GET' | 'HEAD'
  path: string
  origin: string
  requestId: string | undefined
}

/** Undefined for any other request. */
function readPlain(request: IncomingMessage, proxies: Proxies): PlainRequest | undefined {
  const { method, headers, socket, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return undefined
  const path = plainPath(url)
  if (path === undefined) return undefined
  const origin = `http://${headers.host ?? ''}`
  if (!contains(proxies, socket.remoteAddress ?? '')) {
    return { method, path, origin, requestId: undefined }
  }
  const header = (name: string) => headers[name]?.toString()
  return {
    method,
    path,
    origin: URL.canParse(origin) ? forwardedOrigin(origin, header) : '',
    requestId: header('x-request-id'),
  }
}

function plainPath(target: string): string | undefined {
  const at = target.indexOf('?')
  if (at === -1) return target
  return isCampaignOnly(new URLSearchParams(target.slice(at))) ? target.slice(0, at) : undefined
}
