import { createHash } from 'node:crypto'

import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import {
  perPublication,
  projects,
  searchFacts,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { SUGGESTIONS_PATH } from '#app/projects/search/suggest.ts'

import type { Route } from './+types/search-index'

/** Projects in the file, about 15 KB; for more the browser asks the server per search. */
export const MAX_SENT = 250

const index = perPublication(async () => {
  const isSmall = projects().length <= MAX_SENT
  const body = JSON.stringify(isSmall ? await searchFacts() : { suggestions: SUGGESTIONS_PATH })
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
})

export async function loader({ request }: Route.LoaderArgs) {
  const { body, etag } = await index()
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  if (isKnownTag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } })
}
