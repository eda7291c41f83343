import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

import { OPEN_MARK } from '#app/analytics/google-script.ts'
import { isKnownTag } from '#app/lib/entity-tag.ts'

import { isCampaignOnly } from './campaign-query.ts'
import { chooseEncoding } from './compress.ts'
import { contentPolicy, inlineScriptHashes } from '#server/content-policy.ts'
import type { EdgeContext, EdgeMiddleware } from '#server/edge.ts'

type Body = Uint8Array<ArrayBuffer>
type Kept = {
  /** As everybody gets it, and as who allows the analytics does. */
  headers: { closed: PageHeaders; open: PageHeaders }
  bodies: Record<'br' | 'gzip', Body>
}

/** Whether a page may hold the site's analytics, and whether the visitor with these cookies allows it. */
export type Measuring = {
  isMeasured: (path: string) => boolean
  allows: (cookies: string) => boolean
}

/** Pages that are made at a time: all of them together, as a robot may ask, take half a gigabyte. */
const MOST_AT_ONCE = 2
/** Bytes of compressed pages that are kept, about a thousand of them; the one unused for longest goes. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * Answers public pages from memory: each is rendered once for each `version` of what may change in
 * the life of the process, whatever host is asked; the catalogue does not. Its inline scripts are
 * allowed by their hashes, since a nonce that everybody gets is none. Pages asked with a query of
 * their own pass. Without `measuring` a page is answered alike to everybody; with it, who allows the
 * analytics gets the same page under a policy, and so under a tag, of its own.
 */
export function pageMemory(
  paths: readonly string[],
  render: (path: string, c: EdgeContext) => Promise<Response>,
  version: () => number,
  measuring?: Measuring,
): EdgeMiddleware {
  const known = new Set(paths)
  const turns = pLimit(MOST_AT_ONCE)
  const kept = new LRUCache<string, Kept, EdgeContext>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bodies }) => bodies.br.byteLength + bodies.gzip.byteLength,
    fetchMethod: (path, _, { context }) =>
      turns(async () => pageOf(await render(path, context)).catch(() => undefined)),
    // Who asked for what was true until now gets it; it is not kept.
    ignoreFetchAbort: true,
  })
  let keptVersion = version()

  function recall(path: string, c: EdgeContext): Promise<Kept | undefined> {
    const current = version()
    if (current !== keptVersion) kept.clear()
    keptVersion = current
    return kept.fetch(path, { context: c })
  }

  return async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || !isCampaignOnly(searchParams) || !known.has(pathname)) return next()
    const current = version()
    const page = await recall(pathname, c)
    if (!page) return next()
    const { closed, open } = page.headers
    if (!measuring?.isMeasured(pathname)) return answer(c, closed, page, current)
    const headers = measuring.allows(c.req.header('Cookie') ?? '') ? open : closed
    return answer(c, { ...headers, Vary: 'Accept-Encoding, Cookie' }, page, current)
  }
}

async function pageOf(response: Response): Promise<Kept | undefined> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (response.status !== 200 || !isPage || response.headers.has('Set-Cookie')) return undefined
  const html = await response.text()
  const plain = new TextEncoder().encode(html)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: quality }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return {
    headers: headersOf(
      createHash('sha256').update(plain).digest('base64url').slice(0, 27),
      inlineScriptHashes(html),
    ),
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(zipped) },
  }
}

type PageHeaders = Record<'ETag' | 'Content-Security-Policy' | 'Cache-Control' | 'Vary', string>

function headersOf(digest: string, hashes: readonly string[]): Kept['headers'] {
  const both = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  const open = {
    ETag: `W/"${digest}-open"`,
    'Content-Security-Policy': contentPolicy({ hashes }, { isMeasured: true }),
    // What the page's script cannot know otherwise, since the page itself is the same.
    'Server-Timing': OPEN_MARK,
  }
  return {
    closed: {
      ETag: `W/"${digest}"`,
      'Content-Security-Policy': contentPolicy({ hashes }),
      ...both,
    },
    open: { ...open, ...both },
  }
}

async function answer(
  c: EdgeContext,
  headers: PageHeaders,
  { bodies }: Kept,
  version: number,
): Promise<Response> {
  if (isKnownTag(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '')
  // Hardly anybody asks for it plain.
  const body = encoding ? bodies[encoding] : new Uint8Array(await promisify(gunzip)(bodies.gzip))
  c.env.visit.ready = { body, encoding, version }
  const whole = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  if (c.req.method === 'HEAD') return c.body(null, 200, whole)
  return c.body(body, 200, whole)
}
