import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'

import type { Route } from './+types/sitemap-part'
import { sitemapOf, sitemapParts } from './sitemap-parts.server.ts'

/** `/sitemaps/1.xml`: a part of a sitemap that is too long for one file. */
export function loader({ params }: Route.LoaderArgs) {
  const paths = /^[1-9]\d{0,4}$/.test(params.part)
    ? sitemapParts()[Number(params.part) - 1]
    : undefined
  const isKnown = paths !== undefined && siteOrigin(config.PUBLIC_URL) !== ''
  if (!isKnown) return new Response('This sitemap does not exist.', { status: 404 })
  return sitemapOf(paths)
}
