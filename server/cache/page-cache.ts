import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import type { EdgeContext, EdgeMiddleware } from '#server/http/edge.ts'
import type { ReadyBody } from '#server/http/request-info.ts'
import { log } from '#server/observability/log.ts'

import { isCampaignOnly } from './campaign-query.ts'
import { chooseEncoding } from './compress.ts'
import { matchesDictionary, makeDictionary, type Dictionary } from './dictionary.ts'
import { bodyAgainst, compressPage, plainOf, type CachedPage } from './compressed-page.ts'

export type Measuring = {
  isMeasured: (path: string) => boolean
  allows: (cookies: string) => boolean
}

type Options = {
  isCacheable: (path: string) => boolean
  dictionaryPaths: () => readonly string[]
  render: (path: string, c: EdgeContext) => Promise<Response>
  version: () => string
  measuring: Measuring | undefined
}

/** Pages rendered at a time: all at once, as robots may request, take half a gigabyte. */
const MAX_CONCURRENCY = 2
const MAX_ATTEMPTS = 3
/** Bytes of compressed pages, about a thousand, evicted by last use. */
const MAX_BYTES = 32 * 1024 * 1024

/** Renders each public page once per `version`; its CSP uses hashes, because a shared nonce protects nothing. Unknown queries pass. */
export function createPageCache(options: Options) {
  const { isCacheable, dictionaryPaths, render, version, measuring } = options
  const limit = pLimit(MAX_CONCURRENCY)
  const cached = new LRUCache<string, CachedPage, EdgeContext>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ br, gzip }) => br.byteLength + gzip.byteLength,
    fetchMethod: (path, _, { context }) =>
      limit(async () => compressPage(await render(path, context))).catch(() => undefined),
    // A waiting request gets the outdated page, which is not cached.
    ignoreFetchAbort: true,
  })
  let cachedVersion: string | undefined
  let dictionary: Dictionary | undefined
  let isMaking = false

  /** Renders again where content changed meanwhile, because the page may mix both. */
  async function recall(path: string, c: EdgeContext): Promise<CachedPage | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const current = version()
      if (current !== cachedVersion) cached.clear()
      cachedVersion = current
      const page = await cached.fetch(path, { context: c })
      if (version() === current || attempt === MAX_ATTEMPTS) return page
    }
  }

  async function makeTheDictionary(c: EdgeContext): Promise<void> {
    if (isMaking) return
    isMaking = true
    const pages = await Promise.all(dictionaryPaths().map((path) => recall(path, c)))
    const found = pages.filter((page) => page !== undefined)
    if (found.length < pages.length || found.length === 0) isMaking = false
    else dictionary = await makeDictionary(Buffer.concat(await Promise.all(found.map(plainOf))))
  }

  async function bodyFor(c: EdgeContext, page: CachedPage): Promise<Omit<ReadyBody, 'version'>> {
    const accepted = c.req.header('Accept-Encoding')
    if (matchesDictionary(dictionary, accepted, c.req.header('Available-Dictionary'))) {
      return { body: await bodyAgainst(dictionary, page), encoding: 'dcz' }
    }
    const encoding = chooseEncoding(accepted ?? '')
    return { body: encoding ? page[encoding] : new Uint8Array(await plainOf(page)), encoding }
  }

  function headersFor(c: EdgeContext, path: string, { headers: { closed, open } }: CachedPage) {
    const isVaried = measuring?.isMeasured(path) === true
    const isOpen = isVaried && measuring.allows(c.req.header('Cookie') ?? '')
    return {
      ...(isOpen ? open : closed),
      Vary: `Accept-Encoding, Available-Dictionary${isVaried ? ', Cookie' : ''}`,
    }
  }

  const answer: EdgeMiddleware = async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD') return next()
    if (!isCampaignOnly(searchParams) || !isCacheable(pathname)) return next()
    const current = version()
    const page = await recall(pathname, c)
    if (!page) return next()
    makeTheDictionary(c).catch((error: unknown) => log.error({ err: error }, 'no dictionary'))
    const headers = headersFor(c, pathname, page)
    if (isKnownTag(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers)
    const { body, encoding } = await bodyFor(c, page)
    c.env.visit.ready = { body, encoding, version: current }
    const whole = {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.byteLength),
      ...(encoding && { 'Content-Encoding': encoding }),
    }
    return method === 'HEAD' ? c.body(null, 200, whole) : c.body(body, 200, whole)
  }

  return { answer, dictionary: () => dictionary }
}
