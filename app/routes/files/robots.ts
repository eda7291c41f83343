import { config } from '#app/config.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'

export function loader() {
  const origin = siteOrigin(config.PUBLIC_URL)
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /dashboard',
    'Disallow: /api/',
    'Disallow: /visits/',
    '',
    // A sitemap's address is absolute or not valid.
    ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
