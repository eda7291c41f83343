import { addresses } from '#app/config/addresses.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'

export function loader() {
  const origin = siteOrigin(config.PUBLIC_URL)
  const lines = [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    // A sitemap's address is valid only when absolute.
    ...(origin === '' ? [] : [`Sitemap: ${origin}${addresses.sitemap.path}`, '']),
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

function closedPaths(): string[] {
  const closed = Object.values(addresses).filter(({ robots }) => robots === 'disallow')
  const paths: string[] = closed.map(({ path }) => path)
  const first = paths.map((path) => `/${path.split('/')[1] ?? ''}`)
  return [...new Set(first.map((part) => (paths.includes(part) ? part : `${part}/`)))]
}
