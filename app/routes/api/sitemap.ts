import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { projectsInCity } from '#app/projects/catalogue.ts'
import { cities } from '#content/cities.ts'

import type { Route } from './+types/sitemap'

/** Every public page that may be found; a city without a project is not one of them. */
export function sitePaths(): string[] {
  const listedCities = cities.filter(({ slug }) => projectsInCity(projects, slug).length > 0)
  return [
    '/',
    '/projects',
    ...projects.flatMap(({ slug, pages }) => [
      `/${slug}`,
      ...(pages?.map((page) => `/${slug}/${page.slug}`) ?? []),
    ]),
    ...listedCities.map(({ slug }) => `/city/${slug}`),
    '/connect',
    '/about',
    '/privacy-policy',
    '/terms',
    '/disclaimer',
  ]
}

export function loader({ request }: Route.LoaderArgs) {
  const origin = siteOrigin(config.PUBLIC_URL, request)
  const urls = sitePaths().map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
