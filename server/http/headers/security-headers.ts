import { addressOf } from '#app/config/address-of.server.ts'
import { addresses } from '#app/config/addresses.ts'
import type { EdgeContext, EdgeMiddleware } from '#server/http/edge.ts'

import { contentPolicy } from './content-policy.ts'

export const PERMANENT = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A year, subdomains included (OWASP ASVS 5.0, 3.4.1). */
export const SECURE_ONLY = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

const UNFRAMED = "frame-ancestors 'none'"

/** Hashed files need no frame rule, and every byte counts. */
function isForEver(headers: Headers): boolean {
  return headers.get('Cache-Control')?.includes('immutable') ?? false
}

/** Only personal pages isolate their window: that costs browsers a new process, half of a slow phone's load time (docs/performance.md). */
export function securityHeaders(isDevelopment: boolean): EdgeMiddleware {
  return async (c, next) => {
    await next()
    // c.header would copy a cached body.
    const { headers } = c.res
    setPermanent(headers, c.req.url)
    headers.set('X-Request-Id', c.env.visit.requestId)
    mergeVary(headers)
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (!isPage) {
      // A 304 has no type, and must not replace the page's policy.
      const mayBeFramed = c.res.status !== 304 && !isForEver(headers)
      if (mayBeFramed) headers.set('Content-Security-Policy', UNFRAMED)
      return
    }
    if (!headers.has('Content-Security-Policy')) keepToVisitor(c, isDevelopment)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  }
}

function setPermanent(headers: Headers, url: string): void {
  // A preview link must not leak in a referrer.
  const isSilent = headers.get('Referrer-Policy') === 'no-referrer'
  for (const [name, value] of Object.entries(PERMANENT)) headers.set(name, value)
  if (isSilent) headers.set('Referrer-Policy', 'no-referrer')
  if (!url.startsWith('https:')) return
  for (const [name, value] of Object.entries(SECURE_ONLY)) headers.set(name, value)
}

function keepToVisitor({ env, req, res }: EdgeContext, isDevelopment: boolean): void {
  const address = addressOf(req.path)
  const isFramed = addresses[address].frame === 'preview'
  res.headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  const policy = contentPolicy(env.visit, {
    isDevelopment,
    isFramed,
    hasPlayer: address === 'listing',
  })
  res.headers.set('Content-Security-Policy', policy)
}

/** Lists each header once. */
function mergeVary(headers: Headers): void {
  const named = headers.get('Vary')
  if (named === null) return
  const once = new Map(named.split(',').map((name) => [name.trim().toLowerCase(), name.trim()]))
  headers.set('Vary', [...once.values()].join(', '))
}
