import { config } from '#app/config.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { pictureFacts } from '#app/pictures/manifest.server.ts'
import { pictureAddress } from '#app/pictures/picture-address.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import { oldestCheck } from '#app/projects/provenance.ts'
import type { PageWords } from '#app/projects/sub-page.ts'
import { sitePages, type SitePage } from '#app/routes/site/site-pages.server.ts'

const UNKNOWN = 'A sitemap holds full addresses: PUBLIC_URL must be set first.\n'
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }

/** Pages with their pictures (sitemaps.org protocol 0.9 and its image extension). */
export function loader() {
  const origin = siteOrigin(config.PUBLIC_URL)
  if (origin === '') return new Response(UNKNOWN, { status: 404, headers: TEXT })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${sitePages
  .filter(({ isEmpty }) => isEmpty !== true)
  .map((page) => entry(origin, page))
  .join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function entry(origin: string, page: SitePage): string {
  const about = 'listing' in page ? listingFacts(origin, page.listing) : ''
  return `  <url><loc>${origin}${page.path}</loc>${about}</url>`
}

/** The day its facts were checked, and its pictures. */
function listingFacts(origin: string, listing: PageWords): string {
  const images = picturesOf(listing).map((slot) => {
    const picture = pictureAddress(pictureFacts(slot))
    return `<image:image><image:loc>${origin}${picture}</image:loc></image:image>`
  })
  return `<lastmod>${oldestCheck(listing).on}</lastmod>${images.join('')}`
}
