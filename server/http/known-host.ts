import type { EdgeMiddleware } from './edge.ts'
import { refuse } from './error-page.ts'

/** Names under which an owner tries the site on the machine itself. */
const OWN = new Set(['localhost', '127.0.0.1', '[::1]'])
const HEALTH = new Set(['/healthz', '/readyz'])

/**
 * Answers under the site's own name only: another host costs nothing but a refusal. Its other names
 * lead to it. Without `publicUrl` nobody knows the name, and nothing depends on it.
 */
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
      // A proxy may have been told the name by its visitor: nobody else is to be sent there.
      c.header('Cache-Control', 'private')
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      return c.redirect(`${site.origin}${pathname}${search}`, isRead ? 301 : 308)
    }
    return refuse(c, 421, 'This site has another name than the one you asked for.')
  }
}
