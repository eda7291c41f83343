import { addressOf } from '#app/config/address-of.server.ts'
import { addresses } from '#app/config/addresses.ts'
import type { EdgeContext, EdgeMiddleware } from '#server/http/edge.ts'

import { contentPolicy, REPORTING } from './content-policy.ts'
import { mergeVary } from './vary.ts'

/** What every answer bears. */
export const PERMANENT = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** What every answer over https bears: a year, with the names below (OWASP ASVS 5.0, 3.4.1). */
export const SECURE_ONLY = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** What is no page is shown in nobody's frame either (OWASP ASVS 5.0, 3.4.6). */
const UNFRAMED = "frame-ancestors 'none'"

/** Files by a name that holds their hash are parts of pages: nobody frames them, and every byte counts. */
function isForEver(headers: Headers): boolean {
  return headers.get('Cache-Control')?.includes('immutable') ?? false
}

/**
 * Adds the security headers to every answer, and a policy to every page. Only a page made for one
 * visitor is cut off from the window that opened it: that costs a browser a new process, half of what a
 * slow phone is busy with while a page comes (docs/performance.md), and a page that everybody gets has
 * nothing to hide.
 */
export function securityHeaders(isDevelopment: boolean): EdgeMiddleware {
  return async (c, next) => {
    await next()
    // Not by c.header, which copies the body of an answer that is ready.
    const { headers } = c.res
    setPermanent(headers, c.req.url)
    headers.set('X-Request-Id', c.env.visit.requestId)
    mergeVary(headers)
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (!isPage) {
      // What says that a page is unchanged is of no type, and must not take the page's own policy away.
      const mayBeFramed = c.res.status !== 304 && !isForEver(headers)
      if (mayBeFramed) headers.set('Content-Security-Policy', UNFRAMED)
      return
    }
    for (const [name, value] of Object.entries(REPORTING)) headers.set(name, value)
    // A kept page, which everybody gets, brings its own.
    if (!headers.has('Content-Security-Policy')) keepToVisitor(c, isDevelopment)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  }
}

function setPermanent(headers: Headers, url: string): void {
  // A page whose address opens what is not published says of itself that it is told to nobody.
  const isSilent = headers.get('Referrer-Policy') === 'no-referrer'
  for (const [name, value] of Object.entries(PERMANENT)) headers.set(name, value)
  if (isSilent) headers.set('Referrer-Policy', 'no-referrer')
  if (!url.startsWith('https:')) return
  for (const [name, value] of Object.entries(SECURE_ONLY)) headers.set(name, value)
}

/** What a page bears that is made for one visitor; our own pages alone show a preview in a frame. */
function keepToVisitor({ env, req, res }: EdgeContext, isDevelopment: boolean): void {
  const isFramed = addresses[addressOf(req.path)].frame === 'preview'
  if (isFramed) res.headers.set('X-Frame-Options', 'SAMEORIGIN')
  res.headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  const policy = contentPolicy(env.visit, { isDevelopment, isFramed })
  res.headers.set('Content-Security-Policy', policy)
}
