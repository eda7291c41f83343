import { config } from '#app/config.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'

import { sitePages, type SitePage } from './site-map.server.ts'

const UNKNOWN = 'A sitemap holds full addresses: PUBLIC_URL must be set first.\n'
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }

/** Pages with their pictures (sitemaps.org protocol 0.9 and its image extension). */
export function loader() {
  const origin = siteOrigin(config.PUBLIC_URL)
  if (origin === '') return new Response(UNKNOWN, { status: 404, headers: TEXT })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${sitePages()
  .map((page) => entry(origin, page))
  .join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function entry(origin: string, { path, checkedOn, pictures = [] }: SitePage): string {
  const day = checkedOn === undefined ? '' : `<lastmod>${checkedOn}</lastmod>`
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${origin}${picture}</image:loc></image:image>`,
  )
  return `  <url><loc>${origin}${path}</loc>${day}${images.join('')}</url>`
}
