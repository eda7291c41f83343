import { contentPolicy } from './content-policy.ts'
import type { EdgeMiddleware } from '#server/edge.ts'
import { mergeVary } from './vary.ts'

/** What every answer bears. */
export const PERMANENT = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
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
    for (const [name, value] of Object.entries(PERMANENT)) headers.set(name, value)
    headers.set('X-Request-Id', c.env.visit.requestId)
    if (c.req.url.startsWith('https:')) {
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    }
    mergeVary(headers)
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (!isPage) return
    // A kept page, which everybody gets, brings its own.
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Cross-Origin-Opener-Policy', 'same-origin')
      headers.set('Content-Security-Policy', contentPolicy(c.env.visit, { isDevelopment }))
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  }
}
