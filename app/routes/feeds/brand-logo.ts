import { config } from '#app/config/config.server.ts'

/** The owner's logo as WebP; its address carries a hash of it. 404 without one. */
export function loader() {
  if (!config.LOGO) return new Response('Not Found', { status: 404 })
  const body = Buffer.from(config.LOGO.base64, 'base64')
  return new Response(body, {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' },
  })
}
