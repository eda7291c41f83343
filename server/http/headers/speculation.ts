import { addressOf } from '#app/config/address-of.server.ts'
import { addresses } from '#app/config/addresses.ts'
import type { EdgeContext, EdgeMiddleware } from '#server/http/edge.ts'

import { prefetchRules } from './speculation-rules.ts'

export const RULES_PATH = '/speculation-rules.json'

export const speculation: EdgeMiddleware = async (c, next) => {
  await next()
  const { frame, isCached } = addresses[addressOf(c.req.path)]
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (isPage && isCached && frame === 'site')
    c.res.headers.set('Speculation-Rules', `"${RULES_PATH}"`)
}

export function speculationRules(c: EdgeContext): Response {
  return c.body(prefetchRules, 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  })
}
