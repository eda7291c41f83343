import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import type { Proxies } from '#server/http/proxies.ts'
import { requestIdOf, type Visit } from '#server/http/request-info.ts'
import { logAnswer } from '#server/observability/log-answer.ts'

import { chooseEncoding } from './compress.ts'
import { isHeld, type Dictionary } from './dictionary.ts'
import { readPlain, type PlainRequest } from './plain-request.ts'

/** Bytes: all pages, and recent pictures. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_ORIGINS = 64
const OF_THE_BODY = /^(?:content-(?:type|length|encoding)|reporting-endpoints|speculation-rules)$/i

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
export function readyAnswers({ proxies, version, dictionary, variantOf }: Options) {
  const kept = new LRUCache<string, Ready>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 2048,
  })
  const origins = new LRUCache<string, true>({ max: MOST_ORIGINS })
  const encodings = new LRUCache<string, string>({ max: 64, memoMethod: nameOf })
  let keptVersion: string | undefined

  function encodingFor(accepted = '', available?: string): string {
    return isHeld(dictionary(), accepted, available) ? 'dcz' : encodings.memo(accepted)
  }

  function renew(): string {
    const current = version()
    if (current !== keptVersion) kept.clear()
    return (keptVersion = current)
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
    kept.set(keyOf({ origin, path: pathname, encoding: chosen, variant }), {
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
    return kept.get(keyOf({ ...plain, encoding, variant }))
  }

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

function keyOf({ origin, path, encoding, variant }: Asked): string {
  return `${origin.startsWith('https:') ? 'https' : 'http'} ${encoding} ${variant} ${path}`
}

function nameOf(accepted: string): string {
  return chooseEncoding(accepted) ?? 'plain'
}
