import { log, shortPath } from '#server/observability/log.ts'

import type { EdgeMiddleware } from './edge.ts'
import { refuse } from './error-page.ts'

const STAFF = ['/admin', '/dashboard', '/sign-out']
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses cross-site forms. Without a usable `Origin` enquiries pass unless cross-site, and dashboard posts never do. */
export function sameOrigin(publicUrl: string | undefined): EdgeMiddleware {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  return async (c, next) => {
    if (SAFE.has(c.req.method)) return next()
    const path = plainPath(c.req.url)
    // The API reads no cookies, so another site could borrow none.
    if (isWithin(path, '/api/v1')) {
      dropOrigin(c)
      return next()
    }
    const origin = c.req.header('Origin') ?? 'null'
    const own = new URL(c.req.url).origin
    if (origin === own) return next()
    const isForeign = c.req.header('Sec-Fetch-Site') === 'cross-site'
    const isHidden =
      origin === 'null' && !isForeign && !STAFF.some((staff) => isWithin(path, staff))
    if (!isHidden && origin !== publicOrigin) {
      log.warn(
        { requestId: c.env.visit.requestId, origin: shortPath(origin), own: shortPath(own) },
        'A form from another origin was refused; behind a proxy set TRUSTED_PROXIES and PUBLIC_URL',
      )
      return refuse(c, 403, 'This form was sent from another site.')
    }
    dropOrigin(c)
    return next()
  }
}

/** React Router's stricter check fails on an invalid header. */
function dropOrigin(c: Parameters<EdgeMiddleware>[0]): void {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('Origin')
  c.req.raw = new Request(c.req.raw, { headers })
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** Decoded as the router decodes it. */
export function plainPath(url: string): string {
  const { pathname } = new URL(url)
  const decoded = pathname.replaceAll(/%[\da-f]{2}/gi, (code) => {
    try {
      return decodeURIComponent(code)
    } catch {
      return code
    }
  })
  return decoded
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\.data$/, '')
}
