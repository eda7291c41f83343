import { createHash } from 'node:crypto'

import { searchFacts } from '#app/catalogue.server.ts'
import { isKnownTag } from '#app/lib/entity-tag.ts'

import type { Route } from './+types/search-index'

/** The catalogue is part of the build, so this is made once. */
const body = JSON.stringify(searchFacts)
const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** What the search box of the header looks through; loaded when it is first used. */
export function loader({ request }: Route.LoaderArgs) {
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  if (isKnownTag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } })
}
