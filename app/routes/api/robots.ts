import { config } from '#app/config.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'

import type { Route } from './+types/robots'

export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /dashboard',
    'Disallow: /api/',
    'Disallow: /visits/',
    '',
    `Sitemap: ${siteOrigin(config.PUBLIC_URL, request)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
