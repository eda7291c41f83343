import { createHash } from 'node:crypto'

import { config } from '#app/config/config.server.ts'
import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { perCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { changesFeed } from '#app/projects/history/changes-feed.ts'
import { allChanges } from '#app/routes/public/changes/all-changes.server.ts'

import type { Route } from './+types/changes-feed'

const UNKNOWN = 'A feed needs full addresses. Set PUBLIC_URL first.\n'
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }

const feed = perCatalogue(() => {
  const body = changesFeed(allChanges(), {
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  })
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
})

/** `/changes.atom`: changes of facts, for feed readers. */
export function loader({ request }: Route.LoaderArgs) {
  if (siteOrigin(config.PUBLIC_URL) === '')
    return new Response(UNKNOWN, { status: 404, headers: TEXT })
  const { body, etag } = feed()
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  if (isKnownTag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(body, {
    headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
