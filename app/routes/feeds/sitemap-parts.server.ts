import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { pictureAddress } from '#app/media/renditions/picture-address.ts'
import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { perCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { PageContent } from '#app/projects/model/sub-page.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import { oldestCheck } from '#app/projects/page/provenance.ts'
import { findSitePage, sitePages, type SitePage } from '#app/routes/public/site-pages.server.ts'

/** Addresses per part, with pictures: a fifth of the protocol's limit, to make a part quickly. */
const MAX_ADDRESSES = 10_000

/** Paths only: a request for the part reads its pages. */
export const sitemapParts = perCatalogue(() => {
  const parts: string[][] = [[]]
  let room = MAX_ADDRESSES
  for (const page of sitePages()) {
    if (page.isEmpty === true) continue
    const needed = 1 + ('project' in page ? picturesOf(page.project).length : 0)
    if (needed > room) {
      parts.push([])
      room = MAX_ADDRESSES
    }
    parts.at(-1)?.push(page.path)
    room -= needed
  }
  return parts
})

/** Pages with their pictures (sitemaps.org protocol 0.9 and its image extension). */
export function sitemapOf(paths: readonly string[]): Response {
  const origin = siteOrigin(config.PUBLIC_URL)
  const entries = paths.flatMap((path) => findSitePage(path) ?? [])
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.map((page) => entry(origin, page)).join('\n')}
</urlset>
`)
}

export function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}

function entry(origin: string, page: SitePage): string {
  const about = 'project' in page ? projectFacts(origin, page.project) : ''
  return `  <url><loc>${origin}${page.path}</loc>${about}</url>`
}

function projectFacts(origin: string, page: PageContent): string {
  const images = picturesOf(page).map((slot) => {
    const picture = pictureAddress(pictureFacts(slot))
    return `<image:image><image:loc>${origin}${picture}</image:loc></image:image>`
  })
  return `<lastmod>${oldestCheck(page).on}</lastmod>${images.join('')}`
}
