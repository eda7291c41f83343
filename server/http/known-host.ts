import type { EdgeMiddleware } from './edge.ts'
import { isForStaff, refuse } from './error-page.ts'

const OWN = new Set(['localhost', '127.0.0.1', '[::1]'])
const HEALTH = new Set(['/healthz', '/readyz'])

/** Refuses foreign hosts and redirects aliases; without `publicUrl` every host is accepted. */
export function knownHost(
  publicUrl: string | undefined,
  aliases: readonly string[],
): EdgeMiddleware {
  const site = publicUrl === undefined ? undefined : new URL(publicUrl)
  return async (c, next) => {
    const { hostname, pathname, search } = new URL(c.req.url)
    const name = hostname.replace(/\.$/, '')
    const isOwn = !site || name === site.hostname || OWN.has(name) || HEALTH.has(pathname)
    if (isOwn) return next()
    if (aliases.includes(name)) {
      // The host may be the visitor's invention: no shared cache may store the redirect.
      c.header('Cache-Control', 'private')
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      return c.redirect(`${site.origin}${pathname}${search}`, isRead ? 301 : 308)
    }
    return refuse(
      c,
      421,
      isForStaff(pathname)
        ? `You opened this page as ${name}; PUBLIC_URL is ${site.origin}. For the website technician: if ${name} is your own name, set PUBLIC_ALIASES=${[...aliases, name].join(',')} and restart.`
        : 'This site has another name than the one you asked for.',
    )
  }
}
