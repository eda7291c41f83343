import { addresses } from '#app/config/addresses.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'

import { sitemapOf, sitemapParts, xml } from './sitemap-parts.server.ts'

const UNKNOWN = 'A sitemap needs full addresses. Set PUBLIC_URL first.\n'
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }

export function loader() {
  const origin = siteOrigin(config.PUBLIC_URL)
  if (origin === '') return new Response(UNKNOWN, { status: 404, headers: TEXT })
  const [first = [], ...others] = sitemapParts()
  if (others.length === 0) return sitemapOf(first)
  const parts = [first, ...others].map((_, index) => {
    const path = addresses.sitemapPart.path.replace(':part', String(index + 1))
    return `  <sitemap><loc>${origin}${path}</loc></sitemap>`
  })
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>
`)
}
