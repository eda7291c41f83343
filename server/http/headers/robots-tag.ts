import { mayBeIndexed } from '#app/config/address-of.server.ts'
import type { EdgeMiddleware } from '#server/http/edge.ts'

export const robotsTag: EdgeMiddleware = async (c, next) => {
  await next()
  if (!mayBeIndexed(c.req.path)) c.res.headers.set('X-Robots-Tag', 'noindex')
}
