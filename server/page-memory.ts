import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { chooseEncoding } from './compress.ts'
import { contentPolicy, inlineScriptHashes } from './content-policy.ts'
import type { EdgeContext, EdgeMiddleware } from './edge.ts'

type Kept = { etag: string; policy: string; bodies: Record<'br' | 'gzip' | 'plain', Buffer> }

/** Beyond this many the page asked for longest ago is made again; a host may have several names. */
const MOST_KEPT = 400

/** What a link from an advertisement adds to an address and no page reads. */
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ref)$/

/**
 * Answers public pages from memory: each is rendered once for each `version` of what may change in
 * the life of the process; the catalogue does not. Its inline scripts are allowed by their hashes, since a
 * nonce that everybody gets is none. Pages asked with a query of their own pass.
 */
export function pageMemory(
  paths: readonly string[],
  render: (url: string, c: EdgeContext) => Promise<Response>,
  version: () => number,
): EdgeMiddleware {
  const known = new Set(paths)
  const kept = new Map<string, Promise<Kept | undefined>>()
  let keptVersion = version()

  function recall(address: string, c: EdgeContext): Promise<Kept | undefined> {
    const current = version()
    if (current !== keptVersion) kept.clear()
    keptVersion = current
    const found = kept.get(address) ?? make(address, c)
    kept.delete(address)
    kept.set(address, found)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return found
  }

  async function make(address: string, c: EdgeContext): Promise<Kept | undefined> {
    try {
      const page = await pageOf(await render(address, c))
      if (!page) kept.delete(address)
      return page
    } catch {
      // The ordinary way renders it again and reports what is wrong.
      kept.delete(address)
      return undefined
    }
  }

  return async (c, next) => {
    const { origin, pathname, searchParams } = new URL(c.req.url)
    const isPlain = [...searchParams.keys()].every((name) => CAMPAIGN.test(name))
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || !isPlain || !known.has(pathname)) return next()
    const page = await recall(`${origin}${pathname}`, c)
    return page ? answer(c, page) : next()
  }
}

async function pageOf(response: Response): Promise<Kept | undefined> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (response.status !== 200 || !isPage || response.headers.has('Set-Cookie')) return undefined
  const html = await response.text()
  const plain = Buffer.from(html)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: quality }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    policy: contentPolicy({ hashes: inlineScriptHashes(html) }),
    bodies: { br, gzip: zipped, plain },
  }
}

function answer(c: EdgeContext, { etag, policy, bodies }: Kept): Response {
  const headers = {
    ETag: etag,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  }
  const asked = c.req.header('If-None-Match')?.split(',') ?? []
  if (asked.some((one) => one.trim() === etag)) return c.body(null, 304, headers)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '')
  const body = bodies[encoding ?? 'plain']
  const whole = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  if (c.req.method === 'HEAD') return c.body(null, 200, whole)
  return c.body(new Uint8Array(body), 200, whole)
}
