import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import type { EdgeContext, EdgeMiddleware } from '#server/http/edge.ts'
import type { ReadyBody } from '#server/http/request-info.ts'
import { log } from '#server/observability/log.ts'

import { isCampaignOnly } from './campaign-query.ts'
import { chooseEncoding } from './compress.ts'
import { isHeld, makeDictionary, type Dictionary } from './dictionary.ts'
import { bodyAgainst, keepPage, plainOf, type KeptPage } from './page-cache.ts'

/** Whether a page may hold the site's analytics, and whether the visitor with these cookies allows it. */
export type Measuring = {
  isMeasured: (path: string) => boolean
  allows: (cookies: string) => boolean
}

type Options = {
  /** Whether a path is a page that everybody gets alike. */
  isKept: (path: string) => boolean
  /** The pages that are most like the others, which are compressed against them. */
  dictionaryPaths: () => readonly string[]
  render: (path: string, c: EdgeContext) => Promise<Response>
  /** Changes whenever what is kept is no longer true. */
  version: () => string
  measuring: Measuring | undefined
}

/** Pages that are made at a time: all of them together, as a robot may ask, take half a gigabyte. */
const MOST_AT_ONCE = 2
/** Where things change again and again while a page is made, who asked gets what there is. */
const MOST_TRIES = 3
/** Bytes of compressed pages that are kept, about a thousand; the one unused for longest goes. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * Answers public pages from memory: each is rendered once for each `version` of what may change in
 * the life of the process, whatever host is asked. Its inline scripts are
 * allowed by their hashes, since a nonce that everybody gets is none. Pages asked with a query of
 * their own pass. Without `measuring` a page is answered alike to everybody; with it, who allows the
 * analytics gets the same page under a policy, and so under a tag, of its own. Who holds the
 * dictionary gets only what a page does not share with it.
 */
export function pageMemory({ isKept, dictionaryPaths, render, version, measuring }: Options) {
  const turns = pLimit(MOST_AT_ONCE)
  const kept = new LRUCache<string, KeptPage, EdgeContext>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ br, gzip }) => br.byteLength + gzip.byteLength,
    fetchMethod: (path, _, { context }) =>
      // The ordinary way renders it again and reports what is wrong.
      turns(async () => keepPage(await render(path, context))).catch(() => undefined),
    // Who asked for what was true until now gets it; it is not kept.
    ignoreFetchAbort: true,
  })
  let keptVersion: string | undefined
  let dictionary: Dictionary | undefined
  let isMaking = false

  /** What changed while a page was made may be in one half of it: then it is made again. */
  async function recall(path: string, c: EdgeContext): Promise<KeptPage | undefined> {
    for (let tries = 1; ; tries += 1) {
      const current = version()
      if (current !== keptVersion) kept.clear()
      keptVersion = current
      const page = await kept.fetch(path, { context: c })
      if (version() === current || tries === MOST_TRIES) return page
    }
  }

  /** Nobody waits for it: until it is there, pages are compressed as ever. */
  async function makeTheDictionary(c: EdgeContext): Promise<void> {
    if (isMaking) return
    isMaking = true
    const pages = await Promise.all(dictionaryPaths().map((path) => recall(path, c)))
    const found = pages.filter((page) => page !== undefined)
    if (found.length < pages.length || found.length === 0) isMaking = false
    else dictionary = await makeDictionary(Buffer.concat(await Promise.all(found.map(plainOf))))
  }

  async function bodyFor(c: EdgeContext, page: KeptPage): Promise<Omit<ReadyBody, 'version'>> {
    const accepted = c.req.header('Accept-Encoding')
    if (isHeld(dictionary, accepted, c.req.header('Available-Dictionary'))) {
      return { body: await bodyAgainst(dictionary, page), encoding: 'dcz' }
    }
    const encoding = chooseEncoding(accepted ?? '')
    // Hardly anybody asks for it plain.
    return { body: encoding ? page[encoding] : new Uint8Array(await plainOf(page)), encoding }
  }

  function headersFor(c: EdgeContext, path: string, { headers: { closed, open } }: KeptPage) {
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
    if (!isCampaignOnly(searchParams) || !isKept(pathname)) return next()
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
