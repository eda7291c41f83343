import { contentPolicy } from './content-policy.ts'
import type { EdgeMiddleware } from './edge.ts'

/** What every answer bears. */
export const PERMANENT = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Adds the security headers to every answer, and a policy to every page. */
export function securityHeaders(isDevelopment: boolean): EdgeMiddleware {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(PERMANENT)) c.header(name, value)
    c.header('X-Request-Id', c.env.visit.requestId)
    if (c.req.url.startsWith('https:')) {
      c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    }
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (!isPage) return
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', contentPolicy(c.env.visit, isDevelopment))
    }
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache')
  }
}
