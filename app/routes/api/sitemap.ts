import { config } from '#app/config.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'

import type { Route } from './+types/sitemap'
import { sitePages, type SitePage } from './site-map.server.ts'

/** Pages with their pictures (sitemaps.org protocol 0.9 and its image extension). */
export function loader({ request }: Route.LoaderArgs) {
  const origin = siteOrigin(config.PUBLIC_URL, request)
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
